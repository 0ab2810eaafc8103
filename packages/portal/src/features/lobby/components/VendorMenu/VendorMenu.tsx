import { useState } from 'react';
import { Icon } from '@livery/ui/Icon';
import { ChevronDownIcon } from '@livery/ui/icons';
import { Select } from '@livery/ui/Select';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { vendorMenuSize } from '../../category.rules.ts';
import { selectVendors } from '../../category.selectors.ts';
import { vendorChosen } from '../../lobby.slice.ts';
import { VendorDialog } from './VendorDialog.tsx';
import * as styles from './VendorMenu.css.ts';

/** The vendors of the category; many of them open in a larger layout that can be searched. */
export function VendorMenu({ vendor }: { vendor: string | null }) {
  const { t } = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const vendors = useAppSelector(selectVendors);
  const [isOpen, setOpen] = useState(false);
  const choose = (code: string | null) => dispatch(vendorChosen(code));

  if (vendorMenuSize(vendors.length) === 'regular') {
    const options = [{ value: '', label: t('vendor.all') }, ...vendors.map(({ code, name }) => ({ value: code, label: name }))];
    return (
      <Select label={t('vendor.label')} labelHidden options={options} value={vendor ?? ''} onChange={(code) => choose(code || null)} />
    );
  }
  const chosen = vendors.find(({ code }) => code === vendor);
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.chosen}>{chosen?.name ?? t('vendor.all')}</span>
        <Icon icon={ChevronDownIcon} size="small" />
      </button>
      <VendorDialog
        open={isOpen}
        vendors={vendors}
        chosen={vendor}
        onChoose={(code) => {
          setOpen(false);
          choose(code);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
