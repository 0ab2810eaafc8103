import { useState } from 'react';
import { foldText } from '@livery/contract/fold-text';
import { Dialog } from '@livery/ui/Dialog';
import { EmptyState } from '@livery/ui/EmptyState';
import { SearchField } from '@livery/ui/SearchField';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '../../category/category.rules.ts';
import { VendorMark } from '../../components/VendorMark/VendorMark.tsx';
import * as styles from './VendorDialog.css.ts';

export interface VendorDialogProps {
  open: boolean;
  vendors: readonly Vendor[];
  chosen: string | null;
  onChoose: (code: string | null) => void;
  onClose: () => void;
}

export function VendorDialog({ open, onClose, ...content }: VendorDialogProps) {
  const { t } = useTranslation('lobby');
  return (
    <Dialog open={open} onClose={onClose} title={t('vendor.label')} closeLabel={t('vendor.close')}>
      <VendorChoice {...content} />
    </Dialog>
  );
}

function VendorChoice({ vendors, chosen, onChoose }: Omit<VendorDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('lobby');
  const [text, setText] = useState('');
  const wanted = foldText(text).trim();
  const found = vendors.filter(({ name, code }) => foldText(`${name} ${code}`).includes(wanted));
  return (
    <div className={styles.choice}>
      <SearchField label={t('vendor.search')} clearLabel={t('vendor.clear')} value={text} onChange={setText} />
      {found.length === 0 ? (
        <EmptyState sentence={t('vendor.none')} />
      ) : (
        <ul className={styles.list}>
          {wanted === '' && (
            <li>
              <button type="button" className={styles.entry} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
                {t('vendor.all')}
              </button>
            </li>
          )}
          {found.map((vendor) => (
            <li key={vendor.code}>
              <VendorEntry vendor={vendor} isChosen={vendor.code === chosen} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows the vendor's logo, or its name if the logo fails to load. */
function VendorEntry({ vendor, isChosen, onChoose }: { vendor: Vendor; isChosen: boolean; onChoose: (code: string) => void }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <button type="button" className={styles.entry} aria-pressed={isChosen} onClick={() => onChoose(vendor.code)}>
      {isBroken ? (
        <span className={styles.letters} dir="auto">
          {vendor.name}
        </span>
      ) : (
        <VendorMark icon={vendor.icon} name={vendor.name} form="entry" onError={() => setBroken(true)} />
      )}
    </button>
  );
}
