import { Badge } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { Select } from '@livery/ui/Select';
import { agreementKinds } from '@livery/contract/agreements';
import { Link } from 'react-router-dom';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { dayText, momentText } from '#shared/instants.ts';
import { state as filterStyle } from '#shared/list/list.css.ts';
import { ListPager } from '#shared/list/ListPager.tsx';
import { ListTools } from '#shared/list/ListTools.tsx';
import { useList } from '#shared/list/use-list.ts';
import { contractAddress } from './contract-address.ts';
import { stateTones, whoWaits, type Contract } from './contract-rows.ts';
import { contractsTexts } from './contracts.texts.ts';
import { ratesText } from './terms/told-text.ts';

const texts = contractsTexts.list;
const filters = {
  account: 'text',
  kind: ['', ...agreementKinds],
  state: ['', 'open', 'active', 'ended'],
  waits: ['', 'house', 'agent'],
} as const;

/** Milliseconds between two polls of agents' proposals and answers. */
const pollEvery = 15_000;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, label]) => ({ value: id === 'all' ? '' : id, label }));

/** The house's contracts, those with open proposals first. */
export function ContractsPart() {
  const list = useList('houseAgreements', filters, { pollEvery });
  const { answer } = list;
  const { account, kind, state, waits } = list.filters;
  const isUnknown = answer.value === null && answer.refusal?.code === 'NOT_FOUND' && account !== '';
  const filter = (name: 'kind' | 'state' | 'waits', label: string, names: Readonly<Record<string, string>>, value: string) => (
    <div className={filterStyle}>
      <Select label={label} labelHidden options={optionsOf(names)} value={value} onChange={(chosen) => list.filter({ [name]: chosen })} />
    </div>
  );
  return (
    <>
      <ListTools texts={texts} value={account} onSearch={(wanted) => list.filter({ account: wanted })}>
        {filter('waits', texts.waits, texts.waitsAsked, waits)}
        {filter('kind', texts.kind, { all: texts.allKinds, ...kindNames }, kind)}
        {filter('state', texts.state, texts.statesAsked, state)}
      </ListTools>
      {isUnknown ? (
        <EmptyState sentence={texts.noAgent} />
      ) : (
        <AnsweredTable
          answer={answer}
          rows={answer.value?.items ?? null}
          rowKey={({ id }) => String(id)}
          columns={columns}
          texts={{ ...texts, empty: list.isFiltered ? texts.emptyFor : texts.empty }}
          rowLink={({ id }, props) => <Link {...props} to={contractAddress(id)} />}
          after={<ListPager list={list} texts={texts} />}
        />
      )}
    </>
  );
}

const columns: Column<Contract>[] = [
  { id: 'account', label: texts.columns.account, isTitle: true, cell: ({ downline }) => downline.account },
  { id: 'kind', label: texts.columns.kind, cell: ({ kind }) => kindNames[kind] },
  {
    id: 'state',
    label: texts.columns.state,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{contractsTexts.states[state]}</Badge>,
  },
  {
    id: 'rates',
    label: texts.columns.rates,
    align: 'end',
    cell: ({ terms, proposal }) => {
      const told = terms ?? proposal?.terms ?? null;
      return told === null ? texts.none : ratesText(told);
    },
  },
  {
    id: 'proposal',
    label: texts.columns.proposal,
    cell: (contract) => {
      const waiting = whoWaits(contract);
      if (waiting === null) return texts.none;
      return <Badge tone={waiting === 'house' ? 'accent' : 'neutral'}>{texts.waitsFor[waiting]}</Badge>;
    },
  },
  { id: 'when', label: texts.columns.when, cell: whenText },
];

function whenText({ state, startsAt, endsAt, proposal }: Contract): string {
  if (proposal !== null) return texts.until(momentText(proposal.expiresAt));
  if (state === 'ending' && endsAt !== null) return texts.ends(dayText(endsAt));
  return startsAt === null ? texts.none : texts.since(dayText(startsAt));
}
