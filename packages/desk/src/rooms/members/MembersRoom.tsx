import { Badge } from '@livery/ui/Badge';
import { CursorPager } from '@livery/ui/CursorPager';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { SearchField } from '@livery/ui/SearchField';
import { Select } from '@livery/ui/Select';
import type { MemberRow } from '@livery/contract/control';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Missing, Stale } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { dayText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { rowActions } from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { MemberActions } from './MemberActions.tsx';
import * as styles from './MembersRoom.css.ts';
import { membersTexts as texts } from './members.texts.ts';

export function MembersRoom() {
  const { client, merchant } = useDesk();
  const [address, setAddress] = useSearchParams();
  const [search, state, after] = ['search', 'state', 'after'].map((name) => address.get(name) ?? '') as [string, string, string];
  const [typed, setTyped] = useState(search);
  const ask = useCallback(
    (signal: AbortSignal) => client.members(merchant.code, { search, state, after }, signal),
    [client, merchant, search, state, after],
  );
  const { value, refusal, reload } = useAnswer(ask);
  const next = value?.next ?? null;
  const filter = (wanted: { search: string; state: string }) => setAddress(given(wanted));

  const columns: Column<MemberRow>[] = [
    {
      id: 'account',
      label: texts.columns.account,
      cell: ({ account, nickname }) => (
        <span className={styles.who}>
          {account}
          <span className={styles.nickname}>{nickname}</span>
        </span>
      ),
    },
    { id: 'type', label: texts.columns.type, cell: ({ type }) => texts.types[type] ?? String(type) },
    {
      id: 'state',
      label: texts.columns.state,
      cell: (row) => <Badge tone={row.state === 'active' ? 'positive' : 'negative'}>{texts.states[row.state]}</Badge>,
    },
    {
      id: 'balance',
      label: texts.columns.balance,
      align: 'end',
      cell: ({ balance, unit }) => <span className={styles.money}>{moneyText(balance, unit)}</span>,
    },
    { id: 'sessions', label: texts.columns.sessions, align: 'end', cell: ({ sessions }) => sessions },
    { id: 'contacts', label: texts.columns.contacts, cell: (row) => <Contacts contacts={row.contacts} /> },
    { id: 'since', label: texts.columns.since, cell: ({ createdAt }) => dayText(createdAt) },
    {
      id: 'actions',
      label: texts.columns.actions,
      align: 'end',
      cell: (member) => (
        <span className={rowActions}>
          <MemberActions member={member} onDone={reload} />
        </span>
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
            options={Object.entries(texts.states).map(([value, label]) => ({ value: value === 'all' ? '' : value, label }))}
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
        rowKey={({ account }) => account}
        loading={value === null && refusal === null ? texts.loading : undefined}
        empty={<EmptyState sentence={search === '' && state === '' ? texts.empty : texts.emptyFor} />}
        failure={value === null && refusal !== null ? <Missing refusal={refusal} onRetry={reload} /> : undefined}
        after={
          <CursorPager
            label={texts.pages}
            previous={{
              label: texts.first,
              link: after === '' ? null : (props) => <Link {...props} to={`?${new URLSearchParams(given({ search, state }))}`} />,
              none: texts.isFirst,
            }}
            next={{
              label: texts.next,
              link: next === null ? null : pageLink({ search, state, after: next }),
              none: texts.isLast,
            }}
          />
        }
      />
    </RoomFrame>
  );
}

function Contacts({ contacts }: Pick<MemberRow, 'contacts'>) {
  if (contacts.length === 0) return texts.noContact;
  return (
    <span className={styles.contacts}>
      {contacts.map(({ kind, value, isVerified }) => (
        <span key={kind}>{`${value}, ${isVerified ? texts.verified : texts.unverified}`}</span>
      ))}
    </span>
  );
}

function pageLink(query: Readonly<Record<string, string>>) {
  return (props: object) => <Link {...props} to={`?${new URLSearchParams(given(query))}`} />;
}

/** Without what is empty. */
function given(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
