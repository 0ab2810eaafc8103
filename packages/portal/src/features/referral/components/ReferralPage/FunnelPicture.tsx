import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { Referral } from '../../referral.reads.ts';
import { funnelSteps } from '../../funnel.rules.ts';
import * as styles from './FunnelPicture.css.ts';

/** From visits to first deposits. Each step's width is its share of the first. */
export function FunnelPicture({ funnel }: { funnel: Referral['funnel'] }) {
  const { t } = useTranslation('referral');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const isEmpty = funnel.clicks === 0 && funnel.registrations === 0;
  return (
    <section className={styles.funnel} data-empty={isEmpty} aria-labelledby="referral-funnel">
      <h2 className={styles.title} id="referral-funnel">
        {t('funnel.title')}
      </h2>
      <ol className={styles.steps}>
        {funnelSteps(funnel).map(({ step, count, top, bottom, ofBefore }) => (
          <li key={step} className={styles.step}>
            {!isEmpty && (
              <svg className={styles.shape} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M${50 - top / 2} 0H${50 + top / 2}L${50 + bottom / 2} 10H${50 - bottom / 2}z`} />
              </svg>
            )}
            <div className={styles.words}>
              <span className={styles.count}>{number.format(count)}</span>
              <span>{t(`funnel.${step}`, { count })}</span>
              {ofBefore !== null && <span className={styles.share}>{t('funnel.ofBefore', { share: percent.format(ofBefore) })}</span>}
            </div>
          </li>
        ))}
      </ol>
      {isEmpty && <p className={styles.none}>{t('funnel.none')}</p>}
    </section>
  );
}
