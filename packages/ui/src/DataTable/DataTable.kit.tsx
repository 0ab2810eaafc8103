import { useState } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { KitStates } from '../kit/kit-states.ts';
import { DataTable, type Column, type DataTableProps, type Sort } from './DataTable.tsx';

interface Movement {
  id: string;
  time: string;
  kind: string;
  state: string;
  tone: BadgeProps['tone'];
  amount: string;
  balance: string;
}

const movements: Movement[] = [
  {
    id: 'M-88210',
    time: '22 Nov 2026, 14:02',
    kind: 'Deposit by PIX',
    state: 'Paid',
    tone: 'positive',
    amount: '250.00',
    balance: '1,204.50',
  },
  {
    id: 'M-88174',
    time: '21 Nov 2026, 23:41',
    kind: 'Withdrawal',
    state: 'In review',
    tone: 'warning',
    amount: '-80.00',
    balance: '954.50',
  },
  {
    id: 'M-87902',
    time: '21 Nov 2026, 20:15',
    kind: 'Transfer from Aurora Live',
    state: 'Paid',
    tone: 'positive',
    amount: '14.25',
    balance: '1,034.50',
  },
  {
    id: 'M-87655',
    time: '20 Nov 2026, 08:30',
    kind: 'Deposit by card',
    state: 'Refused',
    tone: 'negative',
    amount: '90,071,992.00',
    balance: '1,020.25',
  },
];

const columns: Column<Movement>[] = [
  { id: 'kind', label: 'What', cell: ({ kind }) => kind, isTitle: true },
  { id: 'time', label: 'When', cell: ({ time }) => time, sortKey: 'time' },
  { id: 'id', label: 'Reference', cell: ({ id }) => id, hiddenOnCards: true },
  { id: 'state', label: 'State', cell: ({ state, tone }) => <Badge tone={tone}>{state}</Badge> },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Amount value={amount} symbol="R$" tone="ink" />,
    sortKey: 'amount',
    total: <Amount value="184.25" symbol="R$" />,
  },
  { id: 'balance', label: 'Balance', align: 'end', cell: ({ balance }) => <Amount value={balance} symbol="R$" tone="inherit" /> },
];

function Movements(props: Partial<DataTableProps<Movement>>) {
  const [sort, setSort] = useState<Sort | null>({ key: 'time', direction: 'descending' });
  return (
    <DataTable
      caption="Transactions"
      captionHidden
      columns={columns}
      rows={movements}
      rowKey={({ id }) => id}
      sorting={{ current: sort, onSort: setSort }}
      empty={<EmptyState sentence="Nothing moved in these days." />}
      {...props}
    />
  );
}

export const kit: KitStates = {
  title: 'DataTable',
  states: {
    rows: () => <Movements captionHidden={false} />,
    'rows that lead on, with totals': () => (
      <Movements
        totalLabel="Total"
        rowLink={({ id }, { children, ...props }) => (
          <a {...props} href={`#${id}`}>
            {children}
          </a>
        )}
      />
    ),
    loading: () => <Movements rows={null} loading="Loading the account record…" />,
    'loading more': () => <Movements loading="Loading more…" loadingRows={2} />,
    empty: () => <Movements rows={[]} />,
    failed: () => (
      <Movements
        rows={null}
        failure={<ErrorState sentence="The answer took too long. Check your network." retryLabel="Try again" onRetry={() => undefined} />}
      />
    ),
    'with more to come': () => <Movements after={<Button>Show more</Button>} />,
  },
};
