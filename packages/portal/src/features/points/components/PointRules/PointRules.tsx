import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '@livery/ui/Badge';
import { ButtonLink } from '@livery/ui/Button';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { PointConfig } from '../../points.api.ts';
import { rulesRead } from '../../points.reads.ts';
import { usePointsText } from '../../use-points-text.ts';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import * as styles from './PointRules.css.ts';

/** How points are earned, the level's multiplier, and their value. */
export function PointRules() {
  const rules = useRead(rulesRead, {});
  return (
    <Loaded of={rules} onRetry={rules.retry} skeleton={<RulesSkeleton />}>
      {(value) => <Rules rules={value} />}
    </Loaded>
  );
}

function Rules({ rules: { stakePerPoint, currency, level, levels, conversion } }: { rules: PointConfig }) {
  const { t } = useTranslation('points');
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  const sentences = [
    t('rules.day'),
    t('rules.undone'),
    t('rules.forever'),
    t('rules.apart'),
    t('rules.convert', {
      points: pointsText(conversion.points),
      amount: moneyText(conversion.amount, currency),
      minimum: pointsText(conversion.minimum),
      daily: pointsText(conversion.daily),
    }),
    t('rules.redeem'),
    t('rules.stakes'),
  ];
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <span className={styles.coin}>
          <PointCoin />
        </span>
        <div className={styles.words}>
          <p className={styles.formula}>{t('rules.formula', { amount: moneyText(stakePerPoint, currency) })}</p>
          <p className={styles.bandSoft}>{t('rules.formulaText')}</p>
        </div>
      </div>
      {levels.length > 0 && (
        <section className={styles.section} aria-labelledby="point-levels">
          <h2 className={styles.title} id="point-levels">
            {t('rules.levels')}
          </h2>
          <ul className={styles.list}>
            {levels.map((one) => (
              <li key={one.level} className={styles.row({ isOwn: one.level === level })}>
                <span className={styles.level}>
                  {one.title}
                  {one.level === level && <Badge>{t('rules.yours')}</Badge>}
                </span>
                <span className={styles.factor}>{t('rules.factor', { factor: pointsText(one.multiplier / 100) })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section} aria-labelledby="point-rules">
        <h2 className={styles.title} id="point-rules">
          {t('rules.title')}
        </h2>
        <ul className={styles.rules}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <ButtonLink render={(props) => <Link {...props} to="/member/pointMall" />}>{t('history.toMall')}</ButtonLink>
    </div>
  );
}

function RulesSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton shape="block" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </div>
  );
}
