import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import type { DeskPrizePool, DeskReward } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { dayText, momentText } from '#shared/instants.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { ListTools } from '#shared/list/ListTools.tsx';
import { useList } from '#shared/list/use-list.ts';
import { moneyText } from '#shared/money-text.ts';
import { parts } from './parts.ts';
import * as styles from './PromotionsRoom.css.ts';
import { promotionsTexts } from './promotions.texts.ts';
import { RewardDialog } from './RewardDialog.tsx';

const texts = promotionsTexts.rewards;
const filters = { part: parts, search: 'text' } as const;

const columns: Column<DeskReward>[] = [
  { id: 'account', label: texts.columns.account, cell: ({ account }) => account },
  { id: 'prize', label: texts.columns.prize, cell: (reward) => <span className={styles.money}>{prizeText(reward)}</span> },
  { id: 'title', label: texts.columns.title, cell: ({ title }) => title },
  { id: 'origin', label: texts.columns.origin, cell: ({ origin }) => texts.origins[origin] },
  {
    id: 'seen',
    label: texts.columns.seen,
    cell: ({ isSeen }) => <Badge tone={isSeen ? 'positive' : 'neutral'}>{isSeen ? texts.seen.yes : texts.seen.no}</Badge>,
  },
  { id: 'since', label: texts.columns.since, cell: ({ createdAt }) => momentText(createdAt) },
  { id: 'until', label: texts.columns.until, cell: ({ expiresAt }) => dayText(expiresAt) },
];

/** Unclaimed rewards, and a form to give another. */
export function RewardsPart({ pools }: { pools: readonly DeskPrizePool[] }) {
  const list = useList('rewards', filters, { queryOf: ({ search }) => ({ search }) });
  const [isGiving, setGiving] = useState(false);
  return (
    <>
      <ListTools texts={texts} value={list.filters.search} onSearch={(search) => list.filter({ search })}>
        <Button variant="action" onClick={() => setGiving(true)}>
          {texts.give}
        </Button>
      </ListTools>
      <ListTable
        list={{ ...list, isFiltered: list.filters.search !== '' }}
        texts={{ ...promotionsTexts, ...texts }}
        columns={columns}
        rowKey={({ id }) => String(id)}
      />
      <RewardDialog
        pools={pools}
        open={isGiving}
        onClose={() => setGiving(false)}
        onDone={() => {
          setGiving(false);
          list.answer.reload();
        }}
      />
    </>
  );
}

function prizeText({ kind, amount, unit, pool }: DeskReward): string {
  if (kind === 'tickets') return texts.prizes.tickets(amount, pool ?? '');
  return kind === 'bonus' ? texts.prizes.bonus(moneyText(amount, unit)) : moneyText(amount, unit);
}
