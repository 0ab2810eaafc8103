import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { CursorPager } from '@livery/ui/CursorPager';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { SearchField } from '@livery/ui/SearchField';
import { Select } from '@livery/ui/Select';
import type { DeskDeposit } from '@livery/contract/control-deposits';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Missing, Stale } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
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

export function DepositsRoom() {
  const { client, merchant } = useDesk();
  const [address, setAddress] = useSearchParams();
  const [search, state, after] = ['search', 'state', 'after'].map((name) => address.get(name) ?? '') as [string, string, string];
  const [typed, setTyped] = useState(search);
  const [openId, setOpenId] = useState<string | null>(null);
  const ask = useCallback(
    (signal: AbortSignal) => client.deposits(merchant.code, { search, state, after }, signal),
    [client, merchant, search, state, after],
  );
  const { value, refusal, reload } = useAnswer(ask);
  const next = value?.next ?? null;
  const opened = value?.items.find(({ id }) => id === openId);
  const filter = (wanted: { search: string; state: string }) => setAddress(given(wanted));

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
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={texts.search}
            clearLabel={texts.clear}
            value={typed}
            onChange={setTyped}
            onSearch={(wanted) => filter({ search: wanted.trim(), state })}
          />
        </div>
        <div className={styles.state}>
          <Select
            label={texts.state}
            labelHidden
            options={Object.entries(texts.states).map(([id, label]) => ({ value: id === 'all' ? '' : id, label }))}
            value={state}
            onChange={(wanted) => filter({ search, state: wanted })}
          />
        </div>
      </div>
      {value !== null && <Stale refusal={refusal} />}
      <DataTable
        caption={texts.caption}
        captionHidden
        columns={columns}
        rows={value?.items ?? null}
        rowKey={({ id }) => id}
        loading={value === null && refusal === null ? texts.loading : undefined}
        empty={<EmptyState sentence={search === '' && state === '' ? texts.empty : texts.emptyFor} />}
        failure={value === null && refusal !== null ? <Missing refusal={refusal} onRetry={reload} /> : undefined}
        after={
          <CursorPager
            label={texts.pages}
            previous={{ label: texts.first, link: after === '' ? null : pageLink({ search, state }), none: texts.isFirst }}
            next={{ label: texts.next, link: next === null ? null : pageLink({ search, state, after: next }), none: texts.isLast }}
          />
        }
      />
      {opened !== undefined && (
        <DepositDialog
          deposit={opened}
          onClose={() => setOpenId(null)}
          onSettled={() => {
            setOpenId(null);
            reload();
          }}
        />
      )}
    </RoomFrame>
  );
}

function pageLink(query: Readonly<Record<string, string>>) {
  return (props: object) => <Link {...props} to={`?${new URLSearchParams(given(query))}`} />;
}

/** Without what is empty. */
function given(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
