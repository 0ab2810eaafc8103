import { Badge } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import type { MemberRow } from '@livery/contract/control/shapes';
import { useDesk } from '#shared/desk-context.ts';
import { dayText, momentText } from '#shared/instants.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { ListTools } from '#shared/list/ListTools.tsx';
import { StateFilter } from '#shared/list/StateFilter.tsx';
import { useList } from '#shared/list/use-list.ts';
import { memberTypeNames } from '#shared/member-types.texts.ts';
import { moneyText } from '#shared/money-text.ts';
import { rowActions } from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { MemberActions } from './MemberActions.tsx';
import * as styles from './MembersRoom.css.ts';
import { membersTexts as texts } from './members.texts.ts';

const filters = { search: 'text', state: 'text' } as const;

export function MembersRoom() {
  const { merchant } = useDesk();
  const list = useList('members', filters);

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
    { id: 'type', label: texts.columns.type, cell: ({ type }) => memberTypeNames[type] ?? String(type) },
    {
      id: 'state',
      label: texts.columns.state,
      cell: (row) => (
        <span className={styles.who}>
          <Badge tone={row.state === 'active' ? 'positive' : 'negative'}>{texts.states[row.state]}</Badge>
          {row.heldUntil !== null && <span className={styles.nickname}>{texts.heldUntil(momentText(row.heldUntil))}</span>}
        </span>
      ),
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
          <MemberActions member={member} onDone={list.answer.reload} />
        </span>
      ),
    },
  ];

  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <ListTools texts={texts} value={list.filters.search} onSearch={(search) => list.filter({ search })}>
        <StateFilter label={texts.state} names={texts.states} value={list.filters.state} onChange={(state) => list.filter({ state })} />
      </ListTools>
      <ListTable list={list} texts={texts} columns={columns} rowKey={({ account }) => account} />
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
