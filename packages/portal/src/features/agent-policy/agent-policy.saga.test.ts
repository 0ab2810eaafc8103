import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { flagsFailed, flagsLoaded, type FeatureTree } from '#shared/facts/site.slice.ts';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { createAppStore, type AppStore } from '#shared/store/store.ts';
import { aMember } from '#testing/test-world.ts';
import { makeAgentPolicySaga } from './agent-policy.saga.ts';
import { agentPolicySlice, selectConsolidated, selectHasKind, type Consolidated } from '#shared/facts/agent-policy.slice.ts';

const contracts = { divtypereq: true, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: true };
const answer: Consolidated = { cash: 1, held: 0, bonus: 0, vendor: 0, currency: 'BRL', ...contracts };
const down = new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });

const stores: AppStore[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stores.splice(0).forEach((store) => store.stop());
  vi.useRealTimers();
});

function open(...answers: (Consolidated | ApiFailure)[]) {
  const store = createAppStore();
  stores.push(store);
  store.inject(agentPolicySlice);
  let asked = 0;
  const getConsolidated = async () => {
    const next = answers[asked] ?? answer;
    asked += 1;
    if (next instanceof ApiFailure) throw next;
    return next;
  };
  store.run('agentPolicy', makeAgentPolicySaga({ getConsolidated }));
  const logIn = async (type: number) => {
    store.dispatch(loggedIn({ account: aMember({ type }), firstTimeLogin: false }));
    await vi.advanceTimersByTimeAsync(0);
  };
  const tell = async (enabled: boolean) => {
    store.dispatch(flagsLoaded([{ modId: 'AGENTPOLICY3', enabled, childrenNodes: [] }] as unknown as FeatureTree));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, logIn, tell, asked: () => asked, known: () => selectConsolidated(store.getState()) };
}

test('with AGENTPOLICY3 the consolidated data is loaded after login, for every member, and never without it [role-20]', async () => {
  for (const type of [0, 1, 2, 41, 42]) {
    const on = open();
    await on.logIn(type);
    expect(on.asked()).toBe(0);
    await on.tell(true);
    expect(on.known()).toEqual({ status: 'ready', value: answer });
    const off = open();
    await off.tell(false);
    await off.logIn(type);
    expect([off.asked(), off.known().status]).toEqual([0, 'idle']);
  }
});

test('a trial account loads nothing, and the next member’s data is loaded [role-18]', async () => {
  const { logIn, tell, asked, known } = open();
  await tell(true);
  await logIn(4);
  expect([asked(), known().status]).toEqual([0, 'idle']);
  await logIn(1);
  expect([asked(), known().status]).toEqual([1, 'ready']);
});

test('it is loaded for a session restored with the page, and cleared with it', async () => {
  const { store, tell, known } = open();
  await tell(true);
  store.dispatch(accountLoaded(aMember({ type: 1 })));
  await vi.advanceTimersByTimeAsync(0);
  expect(known().status).toBe('ready');
  store.dispatch(loggedOut());
  expect(known().status).toBe('idle');
});

test('it is loaded again after a failure, but not when the flags are missing', async () => {
  const later = open(down, down);
  await later.tell(true);
  await later.logIn(1);
  expect(later.known().status).toBe('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([later.asked(), later.known().status]).toEqual([3, 'ready']);
  const unknown = open();
  await unknown.logIn(1);
  unknown.store.dispatch(flagsFailed({ code: 'UNAVAILABLE', status: 503, requestId: null }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unknown.asked()).toBe(0);
});

test.each([
  ['dividend', 'divtypereq'],
  ['daily', 'dailysalreqtype'],
  ['hourly', 'contracthoursalreq'],
  ['realTime', 'realtimesalreqtype'],
] as const)('a contract of kind %s is enabled by %s alone, and by none until the flags are known [contract-11]', async (kind, flag) => {
  const off = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };
  const has = (state: AppStore) => selectHasKind(kind)(state.getState());
  const on = open({ ...answer, ...off, [flag]: true });
  await on.logIn(1);
  expect(has(on.store)).toBeUndefined();
  await on.tell(true);
  expect(has(on.store)).toBe(true);
  const others = open({
    ...answer,
    divtypereq: true,
    dailysalreqtype: true,
    contracthoursalreq: true,
    realtimesalreqtype: true,
    [flag]: false,
  });
  await others.logIn(1);
  await others.tell(true);
  expect(has(others.store)).toBe(false);
  const without = open();
  await without.logIn(1);
  await without.tell(false);
  expect(has(without.store)).toBe(false);
  const failed = open(down);
  await failed.logIn(1);
  await failed.tell(true);
  expect(has(failed.store)).toBe(false);
});
