import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { Results } from '../../agent-recruiting.reads.ts';
import { funnelOf } from '../../results.rules.ts';
import * as styles from './Results.css.ts';

/** A bar for each step, with its share. */
export function FunnelPicture({ total }: { total: Results['total'] }) {
  const { t } = useTranslation('agent-recruiting');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className={styles.table}>
      <ol className={styles.steps}>
        {funnelOf(total).map(({ step, count, width, share }) => (
          <li key={step} className={styles.step}>
            <span className={styles.name}>{t(`results.steps.${step}`)}</span>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.fill} width={width} height="1" />
            </svg>
            <span className={styles.count}>{number.format(count)}</span>
            <span className={styles.share}>
              {share !== null &&
                t(share.of === 'opened' ? 'results.ofOpened' : 'results.ofRegistered', { share: percent.format(share.part) })}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.detail}>{t('results.meanings')}</p>
    </div>
  );
}
