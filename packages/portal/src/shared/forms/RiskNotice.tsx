import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './RiskNotice.css.ts';

/** What play can do to somebody, wherever they come in; who may play too, unless they confirm that beside it. A new tab keeps what was typed. */
export function RiskNotice({ saysAge = true }: { saysAge?: boolean }) {
  const { t } = useTranslation('forms');
  const { identity } = useBrand();
  const page = useHref('/safer-play');
  return (
    <p className={styles.notice}>
      {saysAge && `${t('risk.age', { age: identity.ageMark })} `}
      {t('risk.text')}{' '}
      <a href={page} target="_blank" rel="noopener">
        {t('risk.more')}
      </a>
    </p>
  );
}
