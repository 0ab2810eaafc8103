import { EmptyState } from '@livery/ui/EmptyState';
import type { DeskRedemption } from '@livery/contract/control-points';
import { Answered } from '#shared/Answered.tsx';
import { ListPager } from '#shared/list/ListPager.tsx';
import { StateFilter } from '#shared/list/StateFilter.tsx';
import { tools } from '#shared/list/list.css.ts';
import { useList, type ReadPage } from '#shared/list/use-list.ts';
import { parts } from './parts.ts';
import * as styles from './PointsRoom.css.ts';
import { pointsTexts } from './points.texts.ts';
import { RedemptionPanel } from './RedemptionPanel.tsx';

const texts = pointsTexts.redemptions;
const filters = { part: parts, state: ['inProcess', 'approved', 'rejected'] } as const;
const readPage: ReadPage<keyof typeof filters, DeskRedemption> = (client, merchant, { state, after }, signal) =>
  client.redemptions(merchant, { state, after }, signal);

/** Milliseconds between two looks at what members redeem. */
const pollEvery = 10_000;

/** Who redeemed what, the longest waiting first. */
export function RedemptionsPart({ onDecided }: { onDecided: () => void }) {
  const list = useList(filters, readPage, pollEvery);
  const state = list.filters.state as DeskRedemption['state'];
  return (
    <>
      <div className={tools}>
        <StateFilter label={texts.state} names={texts.states} value={state} onChange={(wanted) => list.filter({ state: wanted })} />
      </div>
      <Answered answer={list.answer} loading={texts.loading}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={texts.empty[state]} />
          ) : (
            <>
              <ul className={styles.list} aria-label={texts.list}>
                {items.map((redemption) => (
                  <li key={redemption.id}>
                    <RedemptionPanel
                      redemption={redemption}
                      onDone={() => {
                        list.answer.reload();
                        onDecided();
                      }}
                    />
                  </li>
                ))}
              </ul>
              <ListPager list={list} texts={pointsTexts} />
            </>
          )
        }
      </Answered>
    </>
  );
}
