import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './RiskNotice.css.ts';

/** The warning about gambling at login and sign-up, with the age unless a box beside it confirms that. Links open a new tab, so typed values stay. */
export function RiskNotice({ saysAge = true }: { saysAge?: boolean }) {
  const { t } = useTranslation('forms');
  const { identity } = useBrand();
  const page = useHref('/safer-play');
  const sentences = [...(saysAge ? [t('risk.age', { age: identity.ageMark })] : []), t('risk.text')];
  return (
    <p className={styles.notice}>
      <span>{`${sentences.join(' ')} `}</span>
      <a href={page} target="_blank" rel="noopener">
        {t('risk.more')}
      </a>
    </p>
  );
}
