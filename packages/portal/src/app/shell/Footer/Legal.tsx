import { useTranslation } from 'react-i18next';
import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './Footer.css.ts';

export function Legal() {
  const { t } = useTranslation();
  const { identity, license } = useBrand();
  const age = identity.ageMark;
  const licence = t('footer.licence', { number: license.number, authority: license.authority });
  return (
    <div className={styles.legal}>
      <span className={styles.age} aria-hidden="true">
        {t('footer.agePlus', { age })}
      </span>
      <div className={styles.lines}>
        <p className={styles.ageNote}>{t('footer.ageNote', { age })}</p>
        {license.number !== '' && (
          <p>
            {license.url === null ? (
              licence
            ) : (
              <a className={styles.licence} href={license.url} target="_blank" rel="noopener">
                {licence}
              </a>
            )}
          </p>
        )}
        <p>{identity.taxId === null ? identity.legalName : `${identity.legalName} · ${t('footer.taxId', { taxId: identity.taxId })}`}</p>
        {identity.address !== null && <p>{identity.address}</p>}
        <p>{t('footer.copyright', { year: identity.copyrightYear, name: identity.name })}</p>
      </div>
    </div>
  );
}
