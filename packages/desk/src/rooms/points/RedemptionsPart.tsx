import type { DeskRedemption } from '@livery/contract/control/shapes';
import { ListPanels } from '#shared/list/ListPanels.tsx';
import { StateFilter } from '#shared/list/StateFilter.tsx';
import { tools } from '#shared/list/list.css.ts';
import { useList } from '#shared/list/use-list.ts';
import { parts } from './parts.ts';
import { pointsTexts } from './points.texts.ts';
import { RedemptionPanel } from './RedemptionPanel.tsx';

const texts = pointsTexts.redemptions;
const filters = { part: parts, state: ['inProcess', 'approved', 'rejected'] } as const;

/** Milliseconds between two polls of redemptions. */
const pollEvery = 10_000;

/** Redemptions, longest waiting first. */
export function RedemptionsPart({ onDecided }: { onDecided: () => void }) {
  const list = useList('redemptions', filters, { pollEvery, queryOf: ({ state }) => ({ state }) });
  const state = list.filters.state as DeskRedemption['state'];
  return (
    <>
      <div className={tools}>
        <StateFilter label={texts.state} names={texts.states} value={state} onChange={(wanted) => list.filter({ state: wanted })} />
      </div>
      <ListPanels list={list} texts={{ ...pointsTexts, ...texts }} empty={texts.empty[state]} itemKey={({ id }) => String(id)}>
        {(redemption) => (
          <RedemptionPanel
            redemption={redemption}
            onDone={() => {
              list.answer.reload();
              onDecided();
            }}
          />
        )}
      </ListPanels>
    </>
  );
}
