import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { animalAt } from '@livery/lottery/model/lunar-year';
import { outcomesOf } from '@livery/lottery/model/mask';
import type { Play } from '@livery/lottery/model/play';
import type { Board, Ticket } from '../../lottery-desk.api.ts';
import { maskFrom } from '../../choosing/picks.rules.ts';
import { usePlayText } from '../../choosing/use-play-text.ts';
import * as styles from './Tickets.css.ts';

/** Numbers shown before the rest is summarized. */
const mostShown = 60;

/** The picks of each slot, with hits emphasized once the draw is known. */
export function TicketNumbers({ ticket, play, board }: { ticket: Ticket; play: Play; board: Board }) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  const { numbers } = ticket;
  const context = { animal: animalAt(new Date(ticket.closesAt)), flags: board.flags };
  const hits = numbers === null ? [] : play.hits(numbers, context).filter(({ oddsClass }) => oddsClass !== null);
  // Bankers use the picks' hits.
  const slotOfHits = (place: number) => (play.slots[place]?.code === 'bankers' ? 0 : place);
  return (
    <dl className={styles.slots}>
      {ticket.slots.map((hex, place) => {
        const slot = play.slots[place];
        const outcomes = outcomesOf(maskFrom(hex));
        const hit = hits.filter(({ slot: at }) => at === slotOfHits(place)).reduce((sum, { mask }) => sum | mask, 0n);
        if (slot === undefined || outcomes.length === 0) return null;
        return (
          <div key={slot.code} className={styles.slot}>
            <dt className={styles.soft}>{text.slot(slot.code)}</dt>
            <dd className={styles.numbers}>
              {outcomes.slice(0, mostShown).map((outcome) => {
                const isHit = (hit & (1n << BigInt(outcome))) !== 0n;
                return (
                  <span key={outcome} className={styles.number({ isHit })}>
                    {text.label(slot.labels[outcome] ?? String(outcome))}
                    {isHit && <VisuallyHidden> ({t('tickets.hit')})</VisuallyHidden>}
                  </span>
                );
              })}
              {outcomes.length > mostShown && <span className={styles.soft}>{t('chooser.inAll', { picked: outcomes.length })}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
