import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { addressOf, placeOfProvider } from '#features/lobby/lobby-place.rules.ts';
import { Picture } from '#shared/pages/Picture.tsx';
import { useBrand } from '#shared/pages/brand.tsx';
import { useNearView } from '#shared/lazy/use-near-view.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectVendorName } from '#shared/facts/menus.slice.ts';
import * as styles from './Footer.css.ts';

/** At the end of a long page, so that their pictures do not compete with visible ones. */
export function VendorMarks() {
  const { t } = useTranslation();
  const { footer } = useBrand();
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNearView(list);
  if (footer.vendors.length === 0) return null;
  return (
    <section aria-label={t('footer.vendors')}>
      <ul ref={list} className={styles.vendors}>
        {footer.vendors.map((vendor) => (
          <li key={vendor} className={styles.vendor}>
            <VendorMark vendor={vendor} isNear={isNear} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VendorMark({ vendor, isNear }: { vendor: string; isNear: boolean }) {
  const name = useAppSelector((state) => selectVendorName(state, vendor)) || vendor;
  if (!isNear) return <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <Link className={styles.markLink} to={addressOf(placeOfProvider(vendor))}>
      <Picture
        className={styles.mark}
        src={`/art/vendor/${vendor}-light.svg`}
        width={96}
        height={32}
        alt={name}
        decoding="async"
        broken={name}
      />
    </Link>
  );
}
