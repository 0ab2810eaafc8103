import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { guardReload } from '#shared/money/use-reload-guard.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { changeTold, loggedOut, pageShown } from '#shared/store/events.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { aMember, memoryStore, quietPage } from '#testing/test-world.ts';
import { aList, anActive, anAgreement, aTrial, dailyTerms, whole } from './agent-contracts.builders.ts';
import { acted, trialWanted } from './agent-contracts.commands.ts';
import { agreementRead } from './agent-contracts.reads.ts';
import { selectChanged, selectProposalCount, selectTrial, trialForgotten } from './agent-contracts.slice.ts';
import { agentContracts } from './index.ts';

const asAgent = accountLoaded(aMember({ type: 2 }));
const none = aList([]);
const lists = (own = none, team = none) => ({ agreements: ({ query }: Call) => (query['of'] === 'own' ? own : team) });

function open(
  answers: Answers,
  {
    path = '/agentHome',
    tabStorage = memoryStore(),
    after = [asAgent],
  }: { path?: string; tabStorage?: ReturnType<typeof memoryStore>; after?: UnknownAction[] } = {},
) {
  return openWorld({
    features: [agentContracts],
    answers: { ...lists(), ...answers },
    after,
    dependencies: { page: quietPage(path), tabStorage },
  });
}

const dialogsOf = ({ store }: ReturnType<typeof open>) => selectDialogs(store.getState());

afterEach(() => void vi.useRealTimers());

test('an accepted answer is confirmed, and visible pages are reloaded', async () => {
  const { store, tell, show, callsOf } = open({ agreement: whole(anAgreement()), dailySalaryContract: anActive() });
  await show(agreementRead, { agreement: 12 });
  await tell(acted.daily({ action: 'accept', agreement: 12, hash: 'a'.repeat(64) }));
  expect(selectChanged(store.getState())).toEqual(anActive());
  expect(selectMessages(store.getState())).toMatchObject([{ text: 'agent-contracts:done.accept', tone: 'positive' }]);
  expect(callsOf('agreement')).toHaveLength(2);
  expect(callsOf('dailySalaryContract').map(({ body }) => body)).toEqual([
    { action: 'accept', agreement: 12, hash: 'a'.repeat(64), idempotencyKey: expect.any(String) },
  ]);
});

test.each([
  ['dividend', 'dividendContract', 'its call [wire-mcs2-processdividendreq]'],
  ['daily', 'dailySalaryContract', 'its call [wire-mcs2-processdailysalcontract]'],
  ['hourly', 'hourlySalaryContract', 'its call [wire-mcs2-processcontracthoursalary]'],
  ['realTime', 'realTimeSalaryContract', 'its call [wire-mcsfe-processrealtimesalarycontract]'],
] as const)('an action on %s uses %s: the kind has %s', async (kind, name, _demand) => {
  const { tell, client } = open({});
  await tell(acted[kind]({ action: 'reject', agreement: 12, reason: 'no' }));
  const bodies = client.calls.flatMap((call) => (call.name === 'agreements' ? [] : [[call.name, call.body]]));
  expect(bodies).toEqual([[name, { action: 'reject', agreement: 12, reason: 'no', idempotencyKey: expect.any(String) }]]);
});

test('a proposal that has changed is reloaded, and the refusal stays visible', async () => {
  const { store, tell, show, callsOf } = open({ agreement: whole(anAgreement()), dailySalaryContract: refusedWith('STATE_CHANGED', 409) });
  await show(agreementRead, { agreement: 12 });
  await tell(acted.daily({ action: 'accept', agreement: 12, hash: 'a'.repeat(64) }));
  expect(callsOf('agreement')).toHaveLength(2);
  expect(selectSubmission('dailySalaryContract', 12)(store.getState())).toMatchObject({
    status: 'refused',
    failure: { code: 'STATE_CHANGED' },
  });
  expect(selectChanged(store.getState())).toBeNull();
});

test('a visible contract is reloaded when the gateway reports a change', async () => {
  const { tell, show, callsOf } = open({ agreement: whole(anAgreement()) });
  await show(agreementRead, { agreement: 12 });
  await tell(changeTold({ topic: 'agreements', reference: null }));
  expect(callsOf('agreement')).toHaveLength(2);
});

test('terms are tried after a pause in typing, and closing the form drops the result', async () => {
  const { store, client } = open({ tryAgreement: aTrial() });
  await vi.waitFor(() => expect(client.calls.length).toBe(2));
  vi.useFakeTimers();
  const tried = () => client.calls.filter(({ name }) => name === 'tryAgreement').map(({ body }) => body);
  store.dispatch(trialWanted({ terms: dailyTerms({ minimumBet: 1 }) }));
  await vi.advanceTimersByTimeAsync(300);
  store.dispatch(trialWanted({ terms: dailyTerms() }));
  await vi.advanceTimersByTimeAsync(500);
  expect(tried()).toEqual([{ terms: dailyTerms() }]);
  expect(selectTrial(store.getState())).toEqual({ status: 'ready', value: aTrial() });
  store.dispatch(trialWanted({ terms: dailyTerms({ minimumBet: 2 }) }));
  store.dispatch(trialForgotten());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tried()).toHaveLength(1);
  expect(selectTrial(store.getState())).toEqual({ status: 'idle' });
});

test('a proposal pops up once per session on a page of the agent centre, and the next one on the next page [modal-07]', async () => {
  const tabStorage = memoryStore();
  const answers = lists(aList([anAgreement()]), aList([anAgreement({ id: 13, side: 'upline' })]));
  const world = open(answers, { tabStorage });
  await vi.waitFor(() => expect(dialogsOf(world)).toEqual([{ kind: 'contractProposal', agreement: 12 }]));
  expect(selectProposalCount(world.store.getState())).toBe(2);
  await world.tell(dialogClosed('contractProposal'));
  expect(dialogsOf(world)).toEqual([]);
  await world.tell(pageShown('/agentHome/downline'));
  expect(dialogsOf(world)).toEqual([{ kind: 'contractProposal', agreement: 13 }]);
  await world.tell(dialogClosed('contractProposal'));
  await world.tell(pageShown('/agentHome'));
  expect(dialogsOf(world)).toEqual([]);
  world.store.stop();
  const reloaded = open(answers, { tabStorage });
  await vi.waitFor(() => expect(selectProposalCount(reloaded.store.getState())).toBe(2));
  expect(dialogsOf(reloaded)).toEqual([]);
});

test.each([
  ['outside the agent centre', '/', [asAgent]],
  ['on the page of the contract itself', '/agentHome/contracts?contract=12', [asAgent]],
  ['above another dialog', '/agentHome', [asAgent, dialogRequested({ kind: 'search' })]],
])('nothing pops up %s', async (_where, path, after) => {
  const world = open(lists(aList([anAgreement()])), { path, after });
  await vi.waitFor(() => expect(selectProposalCount(world.store.getState())).toBe(1));
  expect(dialogsOf(world).filter(({ kind }) => kind === 'contractProposal')).toEqual([]);
});

test('own proposals never pop up, and nothing is loaded for other members', async () => {
  const own = anAgreement({ actions: ['withdraw'] });
  const world = open(lists(aList([own])));
  await vi.waitFor(() => expect(world.callsOf('agreements')).toHaveLength(2));
  await world.tell(pageShown('/agentHome'));
  expect([selectProposalCount(world.store.getState()), dialogsOf(world)]).toEqual([0, []]);
  const member = open(lists(aList([anAgreement()])), { after: [accountLoaded(aMember({ type: 0 }))] });
  await member.tell(pageShown('/agentHome'));
  expect(member.callsOf('agreements')).toEqual([]);
});

test('a later proposal is counted at once and pops up on the next page', async () => {
  let own = none;
  const world = open({ agreements: ({ query }: Call) => (query['of'] === 'own' ? own : none) });
  await vi.waitFor(() => expect(world.callsOf('agreements')).toHaveLength(2));
  own = aList([anAgreement()]);
  await world.tell(changeTold({ topic: 'agreements', reference: null }));
  expect([selectProposalCount(world.store.getState()), dialogsOf(world)]).toEqual([1, []]);
  await world.tell(pageShown('/agentHome'));
  expect(dialogsOf(world)).toEqual([{ kind: 'contractProposal', agreement: 12 }]);
});

test('a logout clears everything', async () => {
  const world = open({ ...lists(aList([anAgreement()])), dailySalaryContract: anActive() });
  await vi.waitFor(() => expect(selectProposalCount(world.store.getState())).toBe(1));
  await world.tell(acted.daily({ action: 'reject', agreement: 12 }));
  await world.tell(loggedOut());
  expect([selectProposalCount(world.store.getState()), selectChanged(world.store.getState())]).toEqual([0, null]);
});

test('a storage with foreign content does not break the page', async () => {
  const world = open(lists(aList([anAgreement()])), { tabStorage: memoryStore({ 'livery.proposals': '{"a":' }) });
  await vi.waitFor(() => expect(dialogsOf(world)).toHaveLength(1));
});

test('a list that fails to load counts nothing and shows no message', async () => {
  const world = open({ agreements: new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null }) });
  await vi.waitFor(() => expect(world.callsOf('agreements')).toHaveLength(2));
  expect([selectProposalCount(world.store.getState()), selectMessages(world.store.getState())]).toEqual([0, []]);
});

test('a proposal found while a money form is open waits for the next page', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const world = open(
    { agreements: ({ query }: Call) => (query['of'] === 'own' ? promise : none) },
    { path: '/agentHome/transferDownline' },
  );
  const release = guardReload();
  resolve(aList([anAgreement()]));
  await world.tell(pageShown('/agentHome/transferDownline'));
  expect(selectProposalCount(world.store.getState())).toBe(1);
  expect(dialogsOf(world)).toEqual([]);
  release();
  await world.tell(pageShown('/agentHome'));
  expect(dialogsOf(world)).toEqual([{ kind: 'contractProposal', agreement: 12 }]);
});
