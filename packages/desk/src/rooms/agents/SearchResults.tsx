import { Badge } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { Link, Navigate } from 'react-router-dom';
import { ListTable } from '#shared/list/ListTable.tsx';
import { useList } from '#shared/list/use-list.ts';
import { memberTypeNames } from '#shared/member-types.texts.ts';
import { agentsTexts } from './agents.texts.ts';
import { memberAddress } from './member-address.ts';
import * as tree from './Tree.css.ts';

const texts = agentsTexts.found;
const filters = { search: 'text' } as const;

type Found = ControlValueOf<'agentSearch'>['items'][number];

const columns: Column<Found>[] = [
  {
    id: 'account',
    label: texts.columns.account,
    cell: ({ account, nickname }) => (
      <span className={tree.who}>
        <Link className={tree.link} to={memberAddress(account)}>
          {account}
        </Link>
        <span className={tree.nickname}>{nickname}</span>
      </span>
    ),
  },
  { id: 'number', label: texts.columns.number, align: 'end', cell: ({ id }) => id },
  { id: 'type', label: texts.columns.type, cell: ({ type }) => memberTypeNames[type] ?? String(type) },
  {
    id: 'state',
    label: texts.columns.state,
    cell: ({ state }) => <Badge tone={state === 'active' ? 'positive' : 'negative'}>{agentsTexts.states[state]}</Badge>,
  },
  { id: 'upline', label: texts.columns.upline, cell: ({ upline }) => upline ?? agentsTexts.topLevel },
  { id: 'team', label: texts.columns.team, align: 'end', cell: ({ members }) => members },
];

/** Search results. A single result opens at once. */
export function SearchResults() {
  const list = useList('agentSearch', filters);
  const { value } = list.answer;
  const [only] = value?.items ?? [];
  if (list.isFirst && only !== undefined && value?.items.length === 1) return <Navigate to={memberAddress(only.account)} replace />;
  return <ListTable list={list} texts={texts} columns={columns} rowKey={({ account }) => account} />;
}
