import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import type { DeskDeposit } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { ListTools } from '#shared/list/ListTools.tsx';
import { StateFilter } from '#shared/list/StateFilter.tsx';
import { useList } from '#shared/list/use-list.ts';
import { moneyText } from '#shared/money-text.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { DepositDialog } from './DepositDialog.tsx';
import * as styles from './DepositsRoom.css.ts';
import { depositsTexts as texts } from './deposits.texts.ts';

const tones: Readonly<Record<DeskDeposit['state'], BadgeProps['tone']>> = {
  created: 'neutral',
  pending: 'accent',
  succeeded: 'positive',
  failed: 'negative',
  expired: 'neutral',
  review: 'warning',
};

const filters = { search: 'text', state: 'text' } as const;

export function DepositsRoom() {
  const { merchant } = useDesk();
  const list = useList('deposits', filters);
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = list.answer.value?.items.find(({ id }) => id === openId);

  const columns: Column<DeskDeposit>[] = [
    { id: 'account', label: texts.columns.account, cell: ({ account }) => account },
    {
      id: 'amount',
      label: texts.columns.amount,
      align: 'end',
      cell: ({ amount, unit }) => <span className={styles.money}>{moneyText(amount, unit)}</span>,
    },
    {
      id: 'paid',
      label: texts.columns.paid,
      align: 'end',
      cell: ({ paidAmount, paidUnit }) =>
        paidAmount === null || paidUnit === null ? (
          <span className={styles.soft}>{texts.unpaid}</span>
        ) : (
          <span className={styles.money}>{moneyText(paidAmount, paidUnit)}</span>
        ),
    },
    { id: 'method', label: texts.columns.method, cell: ({ method }) => method },
    { id: 'state', label: texts.columns.state, cell: (row) => <Badge tone={tones[row.state]}>{texts.states[row.state]}</Badge> },
    { id: 'opened', label: texts.columns.opened, cell: ({ createdAt }) => momentText(createdAt) },
    {
      id: 'actions',
      label: texts.columns.actions,
      align: 'end',
      cell: ({ id, account, amount, unit }) => (
        <Button size="small" variant="quiet" aria-label={texts.open(account, moneyText(amount, unit))} onClick={() => setOpenId(id)}>
          {texts.look}
        </Button>
      ),
    },
  ];

  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <ListTools texts={texts} value={list.filters.search} onSearch={(search) => list.filter({ search })}>
        <StateFilter label={texts.state} names={texts.states} value={list.filters.state} onChange={(state) => list.filter({ state })} />
      </ListTools>
      <ListTable list={list} texts={texts} columns={columns} rowKey={({ id }) => id} />
      {opened !== undefined && (
        <DepositDialog
          deposit={opened}
          onClose={() => setOpenId(null)}
          onSettled={() => {
            setOpenId(null);
            list.answer.reload();
          }}
        />
      )}
    </RoomFrame>
  );
}
