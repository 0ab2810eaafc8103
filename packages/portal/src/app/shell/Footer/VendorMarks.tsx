import { useTranslation } from 'react-i18next';
import { useBrand } from '#shared/brand.tsx';
import * as styles from './Footer.css.ts';

export function VendorMarks() {
  const { t } = useTranslation();
  const { footer } = useBrand();
  if (footer.vendors.length === 0) return null;
  return (
    <section aria-label={t('footer.vendors')}>
      <ul className={styles.vendors}>
        {footer.vendors.map((vendor) => (
          <li key={vendor}>
            <img
              className={styles.vendor}
              src={`/art/vendor/${vendor}-light.svg`}
              width={96}
              height={32}
              alt={vendor}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
