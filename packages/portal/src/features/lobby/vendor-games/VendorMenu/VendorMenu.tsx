import { useState } from 'react';
import { Icon } from '@livery/ui/Icon';
import { ChevronDownIcon } from '@livery/ui/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { useNewestAddress } from '#shared/address/use-address.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { vendorMenuSize } from '../../category/category.rules.ts';
import { selectVendors } from '../../category/category.selectors.ts';
import { addressOf, chooseVendor, readPlace, type LobbyPlace } from '../../lobby-place.rules.ts';
import { VendorDialog } from './VendorDialog.tsx';
import * as styles from './VendorMenu.css.ts';

/** The vendors of the category. If there are many, they open in a larger, searchable layout. */
export function VendorMenu({ place }: { place: LobbyPlace }) {
  const { t } = useTranslation('lobby');
  const navigate = useNavigate();
  const newest = useNewestAddress();
  const { vendor } = place;
  const vendors = useAppSelector((state) => selectVendors(state, place.type));
  const [isOpen, setOpen] = useState(false);
  const choose = (code: string | null) => void navigate(addressOf(chooseVendor(readPlace(newest()), code)));

  if (vendorMenuSize(vendors.length) === 'regular') {
    const options = [{ value: '', label: t('vendor.all') }, ...vendors.map(({ code, name }) => ({ value: code, label: name }))];
    return (
      <ListSelect label={t('vendor.label')} labelHidden options={options} value={vendor ?? ''} onChange={(code) => choose(code || null)} />
    );
  }
  const chosen = vendors.find(({ code }) => code === vendor);
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.chosen} dir="auto">
          {chosen?.name ?? t('vendor.all')}
        </span>
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
