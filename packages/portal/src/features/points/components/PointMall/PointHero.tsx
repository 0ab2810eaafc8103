import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import type { Mall } from '../../use-mall.ts';
import { usePointsText } from '../../use-points-text.ts';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import * as styles from './PointMall.css.ts';

/** The points balance, pending points, and how to earn more. */
export function PointHero({ mall: { balance, pending, rules } }: { mall: Mall }) {
  const { t } = useTranslation('points');
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  const { conversion, currency, stakePerPoint, multiplier, level } = rules;
  const worth = Math.floor(balance / conversion.points) * conversion.amount;
  return (
    <section className={styles.hero} aria-label={t('hero.label')}>
      <span className={styles.coins}>
        <PointCoin />
      </span>
      <p className={styles.over}>{t('hero.yours')}</p>
      <p className={styles.balance} data-testid="points">
        {pointsText(balance)}
      </p>
      <div className={styles.facts}>
        {worth > 0 && <p className={styles.strong}>{t('hero.worth', { amount: moneyText(worth, currency) })}</p>}
        {pending > 0 && <p>{t('hero.pending', { points: pointsText(pending) })}</p>}
        <p>
          <span>{t('hero.rate', { amount: moneyText(stakePerPoint, currency) })}</span>
          {multiplier !== 100 && <span>{` ${t('hero.multiplier', { level, factor: pointsText(multiplier / 100) })}`}</span>}
        </p>
        <p>{t('hero.forever')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="action" data-opens="convertPoints" onClick={() => dispatch(dialogRequested({ kind: 'convertPoints' }))}>
          {t('hero.convert')}
        </Button>
        <Link className={styles.bandLink} to="/member/pointHistory">
          {t('hero.history')}
        </Link>
        <Link className={styles.bandLink} to="/member/pointRules">
          {t('hero.rules')}
        </Link>
      </div>
    </section>
  );
}
