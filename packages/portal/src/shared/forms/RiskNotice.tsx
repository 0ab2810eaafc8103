import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './RiskNotice.css.ts';

/** Who may play and what it can do to them, wherever somebody comes in; a new tab, so that nothing typed is lost. */
export function RiskNotice() {
  const { t } = useTranslation('forms');
  const { identity } = useBrand();
  const page = useHref('/safer-play');
  return (
    <p className={styles.notice}>
      {t('risk.text', { age: identity.ageMark })}{' '}
      <a href={page} target="_blank" rel="noopener">
        {t('risk.more')}
      </a>
    </p>
  );
}
