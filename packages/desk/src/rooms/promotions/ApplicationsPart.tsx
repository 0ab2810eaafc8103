import type { DeskApplication } from '@livery/contract/control/shapes';
import { ListPanels } from '#shared/list/ListPanels.tsx';
import { StateFilter } from '#shared/list/StateFilter.tsx';
import { tools } from '#shared/list/list.css.ts';
import { useList } from '#shared/list/use-list.ts';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { parts } from './parts.ts';
import { promotionsTexts } from './promotions.texts.ts';

const texts = promotionsTexts.applications;
const filters = { part: parts, state: ['inProcess', 'approved', 'rejected'] } as const;

/** Milliseconds between two polls of members' applications. */
const pollEvery = 10_000;

/** Applications, longest waiting first. */
export function ApplicationsPart({ onDecided }: { onDecided: () => void }) {
  const list = useList('applications', filters, { pollEvery, queryOf: ({ state }) => ({ state }) });
  const state = list.filters.state as DeskApplication['state'];
  return (
    <>
      <div className={tools}>
        <StateFilter label={texts.state} names={texts.states} value={state} onChange={(wanted) => list.filter({ state: wanted })} />
      </div>
      <ListPanels list={list} texts={{ ...promotionsTexts, ...texts }} empty={texts.empty[state]} itemKey={({ id }) => String(id)}>
        {(application) => (
          <ApplicationPanel
            application={application}
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
