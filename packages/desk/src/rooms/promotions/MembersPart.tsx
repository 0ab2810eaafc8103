import { activityStates, type ActivityState } from '@livery/contract/activity-states';
import type { DeskParticipant, DeskPromotion } from '@livery/contract/control/shapes';
import { Badge, type BadgeProps } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import { Select } from '@livery/ui/Select';
import { momentText } from '#shared/instants.ts';
import { tools } from '#shared/list/list.css.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { StateFilter } from '#shared/list/StateFilter.tsx';
import { useList } from '#shared/list/use-list.ts';
import { parts } from './parts.ts';
import { promotionsTexts } from './promotions.texts.ts';

const texts = promotionsTexts.members;
const filters = { part: parts, activity: 'text', state: 'text' } as const;

const tones: Readonly<Partial<Record<ActivityState, BadgeProps['tone']>>> = { issued: 'accent', claim: 'accent', claimed: 'positive' };

const columns: Column<DeskParticipant>[] = [
  { id: 'account', label: texts.columns.account, cell: ({ account }) => account },
  {
    id: 'state',
    label: texts.columns.state,
    cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{texts.states[state]}</Badge>,
  },
  { id: 'since', label: texts.columns.since, cell: ({ since }) => momentText(since) },
];

/** The participants of a promotion, by state. */
export function MembersPart({ promotions: [first, ...others] }: { promotions: readonly DeskPromotion[] }) {
  return first === undefined ? <p>{promotionsTexts.activities.empty}</p> : <Participants promotions={[first, ...others]} />;
}

function Participants({ promotions }: { promotions: readonly [DeskPromotion, ...DeskPromotion[]] }) {
  const first = String(promotions[0].id);
  const list = useList('participants', filters, {
    queryOf: ({ activity, state }) => ({ promotion: activity || first, state }),
  });
  const { activity, state } = list.filters;
  const counts = list.answer.value?.counts ?? {};
  const counted = activityStates.flatMap((each) => {
    const count = counts[each] ?? 0;
    return count === 0 && each !== state ? [] : [[each, texts.counted(texts.states[each], count)]];
  });
  const everybody = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className={tools}>
        <Select
          label={texts.activity}
          labelHidden
          options={promotions.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={activity || first}
          onChange={(wanted) => list.filter({ activity: wanted, state: '' })}
        />
        <StateFilter
          label={texts.state}
          names={{ all: texts.all(everybody), ...Object.fromEntries(counted) }}
          value={state}
          onChange={(wanted) => list.filter({ state: wanted })}
        />
      </div>
      <ListTable
        list={{ ...list, isFiltered: state !== '' }}
        texts={{ ...promotionsTexts, ...texts }}
        columns={columns}
        rowKey={({ memberId }) => String(memberId)}
      />
    </>
  );
}
