import { Notice } from '@livery/ui/Notice';
import type { ControlQueryOf } from '@livery/contract/control/shapes';
import { Answered } from '#shared/Answered.tsx';
import { Facts } from '#shared/facts/Facts.tsx';
import { moneyText } from '#shared/money-text.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from '../Lottery.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';

const texts = lotteryTexts.faults;

/** The effects that a fault would have now: tickets, members and sums, by unit. */
export function FaultSums({ asked }: { asked: ControlQueryOf<'previewLotteryFault'> }) {
  const answer = useAnswer('previewLotteryFault', asked);
  return (
    <section className={styles.stack} aria-label={texts.preview}>
      <Answered answer={answer} loading={texts.previewing}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{texts.nothing}</p>
          ) : (
            items.map(({ unit, tickets, members, stake, payout, payoutAfter, owing, owed }) => (
              <div key={unit} className={styles.stack}>
                <strong>{texts.previewText(texts.tickets(tickets), texts.members(members))}</strong>
                <Facts
                  facts={[
                    ...(asked.kind === 'wrong' ? [] : [[texts.stakeBack, moneyText(stake, unit)] as const]),
                    [texts.payoutBack, moneyText(payout, unit)],
                    ...(asked.kind === 'wrong' ? [[texts.payoutAfter, moneyText(payoutAfter, unit)] as const] : []),
                  ]}
                />
                {owing > 0 && <Notice tone="warning">{texts.owing(texts.members(owing), moneyText(owed, unit))}</Notice>}
              </div>
            ))
          )
        }
      </Answered>
    </section>
  );
}
