import { useTranslation } from 'react-i18next';
import { Disclosure } from '@livery/ui/Disclosure';
import type { PrizePool, PrizeTicket } from '@livery/contract/shapes';
import { useDateText } from '#shared/time/use-date-text.ts';
import { usePrizeText } from '../../use-prize-text.ts';
import { Odds } from '../Odds/Odds.tsx';
import * as styles from './TicketsTab.css.ts';

interface RaffleCardProps {
  pool: PrizePool;
  raffle: NonNullable<PrizePool['raffle']>;
  tickets: readonly PrizeTicket[];
}

/** A raffle: its time and the member's numbers, and after the draw the winners. */
export function RaffleCard({ pool, raffle, tickets }: RaffleCardProps) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const dateText = useDateText({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <h3 className={styles.title}>{pool.title}</h3>
      <p className={styles.text}>
        {raffle.settledAt === null
          ? t('raffle.closes', { date: dateText(raffle.closesAt) })
          : t('raffle.settled', { date: dateText(raffle.settledAt) })}
      </p>
      {raffle.settledAt === null && (
        <>
          <p className={styles.soft}>{t('raffle.tickets', { count: raffle.tickets })}</p>
          {tickets.length > 0 && (
            <ul className={styles.numbers} aria-label={t('raffle.mine')}>
              {tickets.map(({ id, number }) => (
                <li key={id} className={styles.number}>
                  {number}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {raffle.winners.length > 0 && (
        <ul className={styles.numbers} aria-label={t('raffle.winners')}>
          {raffle.winners.map(({ number, prize, isMine }) => (
            <li key={number} className={styles.number} data-won={isMine}>
              {t('raffle.winner', { number, prize: prizeText(prize) })}
            </li>
          ))}
        </ul>
      )}
      <Disclosure label={t('odds.title')}>
        <Odds pool={pool} />
      </Disclosure>
    </>
  );
}
