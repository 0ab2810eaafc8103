import { useEffect } from 'react';
import { Amount } from '@livery/ui/Amount';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { Picture } from '#shared/pages/Picture.tsx';
import { symbolOf, useMoney } from '#shared/money/use-money.ts';
import { selectWinners, winnersLeft, winnersWatched } from '../../home.slice.ts';
import * as styles from './Winners.css.ts';

/** The board of winners, largest win first. Refreshed while visible. */
export function Winners() {
  const { t } = useTranslation('home');
  const dispatch = useAppDispatch();
  const formatMoney = useMoney();
  const winners = useAppSelector(selectWinners);
  useEffect(() => {
    dispatch(winnersWatched());
    return () => void dispatch(winnersLeft());
  }, [dispatch]);
  if (winners.length === 0) return null;
  return (
    <section className={styles.board} aria-labelledby="winners">
      <h2 className={styles.title} id="winners">
        {t('wins.title')}
      </h2>
      <ol className={styles.list}>
        {winners.map(({ player, gameName, winAmount, currency, avatar, nodeId }, index) => (
          <li key={`${player}${nodeId}${winAmount}${index}`} className={styles.row}>
            <span className={styles.place} data-first={index < 3 || undefined}>
              {index + 1}
            </span>
            <Picture
              className={styles.avatar}
              src={avatar}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              decoding="async"
              broken={<span className={styles.avatar} />}
            />
            <span className={styles.names}>
              <span className={styles.player} dir="auto">
                {player}
              </span>
              <span className={styles.game} dir="auto">
                {gameName}
              </span>
            </span>
            <Amount value={formatMoney(winAmount, currency)} symbol={symbolOf(currency)} mayWrap />
          </li>
        ))}
      </ol>
    </section>
  );
}
