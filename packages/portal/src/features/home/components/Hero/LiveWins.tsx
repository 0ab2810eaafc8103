import { useEffect, useState } from 'react';
import { Amount } from '@livery/ui/Amount';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { symbolOf, useMoney } from '#shared/money/use-money.ts';
import { selectWinners, winnersRequested } from '../../home.slice.ts';
import * as styles from './Hero.css.ts';

/** How long a win is shown, in milliseconds. */
const turn = 4000;

/**
 * The largest of the latest wins, followed by the others if motion is allowed. Its space is reserved from the first
 * paint.
 */
export function LiveWins({ isMoving }: { isMoving: boolean }) {
  const { t } = useTranslation('home');
  const formatMoney = useMoney();
  const dispatch = useAppDispatch();
  const winners = useAppSelector(selectWinners);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    dispatch(winnersRequested());
  }, [dispatch]);

  useEffect(() => {
    if (winners.length < 2 || !isMoving) return undefined;
    const timer = setInterval(() => setShown((current) => current + 1), turn);
    return () => clearInterval(timer);
  }, [winners.length, isMoving]);

  const winner = winners[shown % Math.max(winners.length, 1)];
  return (
    <div className={styles.wins}>
      {winner !== undefined && (
        <>
          <span className={styles.winsLabel}>{t('wins.label')}</span>
          <Amount value={formatMoney(winner.winAmount, winner.currency)} symbol={symbolOf(winner.currency)} size="large" />
          <span className={styles.winner}>{t('wins.line', { player: winner.player, game: winner.gameName })}</span>
        </>
      )}
    </div>
  );
}
