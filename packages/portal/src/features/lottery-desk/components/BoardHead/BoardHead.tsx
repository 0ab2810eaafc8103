import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '@livery/ui/Countdown';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { clockText } from '#shared/time/clock-text.ts';
import { shortNumber } from '../../board.rules.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { selectClockOffset } from '../../lottery-desk.slice.ts';
import { useTarget } from '../../use-target.ts';
import { Balls } from '../Balls/Balls.tsx';
import * as styles from './BoardHead.css.ts';

/** Milliseconds between two polls for a due result. */
const pollEvery = 3_000;

/** The lottery's name, the countdown of its draw, and the last result. */
export function BoardHead({ board }: { board: Board }) {
  const { t } = useTranslation('lottery-desk');
  const latest = board.results[0];
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.name}>{board.name}</h1>
          <Clock board={board} />
        </div>
        {latest !== undefined && (
          <div className={styles.latest}>
            <p className={styles.state}>
              {t(latest.correction === null ? 'head.latest' : 'head.corrected', { draw: shortNumber(latest.number) })}
            </p>
            <Balls kind={board.kind} numbers={latest.numbers} animal={latest.animal} />
          </div>
        )}
      </div>
    </header>
  );
}

function Clock({ board }: { board: Board }) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const offset = useAppSelector(selectClockOffset);
  const { issue, phase } = useTarget(board);
  const refresh = () => dispatch(readsOutdated('lotteryBoard'));
  const isWaiting = phase === 'waiting';
  const waitsFor = board.current === null ? null : board.current.number;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => dispatch(readsOutdated('lotteryBoard')), pollEvery);
    return () => clearInterval(timer);
  }, [isWaiting, dispatch]);
  if (issue === null || offset === null) return <p className={styles.state}>{t('head.none')}</p>;
  const number = shortNumber(issue.number);
  const label = t(isWaiting ? 'head.opensIn' : phase === 'closing' ? 'head.hurry' : 'head.closesIn', { draw: number });
  return (
    <div className={styles.clock}>
      <output className={styles.state}>
        {isWaiting && waitsFor !== null ? t('head.waiting', { draw: shortNumber(waitsFor) }) : label}
      </output>
      <p className={styles.time({ isClosing: phase === 'closing' })}>
        <Countdown
          key={`${issue.number} ${phase === 'waiting'}`}
          until={isWaiting ? issue.opensAt : issue.closesAt}
          clockOffset={offset}
          label={label}
          format={clockText}
          onEnd={refresh}
        />
      </p>
    </div>
  );
}
