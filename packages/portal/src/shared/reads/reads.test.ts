import { afterEach, expect, test, vi } from 'vitest';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { changeTold, languageChanged, loggedIn, loggedOut, sessionExpired, tellsOf } from '#shared/store/events.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { aMember, settled } from '#testing/test-world.ts';
import { declareRead } from './declare-read.ts';
import { questionOf } from './read.ts';
import { changeAnswers } from './reads.saga.ts';
import { readRetried, readsOutdated, readWatched, selectFormer } from './reads.slice.ts';

const guard = () => true;
const vip = declareRead('vip', guard, { language: 'language', staleBy: tellsOf('profile') });
const bonuses = declareRead('bonuses', guard, { language: 'language' });
const promotions = declareRead('promotions', guard, { language: 'header' });
const help = declareRead('helpCenter', guard, { language: 'lang' });
const fixtures = declareRead('fixtures', guard, { language: 'language', every: 10_000 });

const open = (answers: Answers) => openWorld({ features: [], answers, after: [accountLoaded(aMember())] });
const login = (id: number) => loggedIn({ account: aMember({ id }), firstTimeLogin: false });
/** Answers each request with its number. */
const counting = () => {
  let count = 0;
  return () => ({ level: (count += 1) });
};
const all = { limit: 10 };
const ended = { limit: 10, state: 'ended' } as const;

afterEach(() => void vi.useRealTimers());

test('reads once for all viewers of the same answer, in the interface’s language', async () => {
  const { client, show, known } = open({ vip: { level: 1 } });
  const shown = [show(vip, {}), show(vip, {})];
  expect(known(vip, {})).toEqual({ status: 'loading', value: undefined });
  await Promise.all(shown);
  expect(known(vip, {})).toEqual({ status: 'ready', value: { level: 1 } });
  expect(client.calls.map(({ query }) => query)).toEqual([{ language: 'pt' }]);
});

test('an empty field is not sent, and the order of fields makes no difference', () => {
  const question = questionOf(bonuses, { state: null, limit: 10, after: undefined }, 'pt');
  expect(question.query).toEqual({ limit: 10, language: 'pt' });
  expect(questionOf(bonuses, { after: 'a', limit: 10 }, 'pt').key).toBe(questionOf(bonuses, { limit: 10, after: 'a' }, 'pt').key);
});

test('pages and languages of a list share a filter, and another choice has its own', () => {
  const { filter } = questionOf(bonuses, all, 'pt');
  expect(questionOf(bonuses, { ...all, after: 'next' }, 'en').filter).toBe(filter);
  expect(questionOf(bonuses, ended, 'pt').filter).not.toBe(filter);
});

test('keeps the previous page while the next one loads, but nothing of another filter', async () => {
  const { store, show, leave } = open({ bonuses: ({ query }: Call) => ({ items: [query['after'] ?? 'first'] }) });
  const former = (query: typeof all & { after?: string }) => selectFormer(store.getState(), questionOf(bonuses, query, 'pt'));
  await show(bonuses, all);
  await leave(bonuses, all);
  expect(former({ ...all, after: 'next' })).toEqual({ items: ['first'] });
  expect(former(ended)).toBeUndefined();
  await show(bonuses, { ...all, after: 'next' });
  // The newest one stays, so that going back has something to show.
  expect(former(all)).toEqual({ items: ['next'] });
  expect(Object.keys(store.getState().reads.entries)).toHaveLength(1);
});

test('keeps a failure along with the previous answer to the same question', async () => {
  const answers: Answers = {};
  const { store, show, known, tell } = open(answers);
  await show(bonuses, all);
  expect(known(bonuses, all)).toMatchObject({ status: 'failed', failure: { code: 'UNAVAILABLE' } });
  answers.bonuses = { items: [] };
  await tell(readRetried(questionOf(bonuses, all, 'pt').key));
  expect(known(bonuses, all)).toEqual({ status: 'ready', value: { items: [] } });
  answers.bonuses = refusedWith('NETWORK', 0);
  store.dispatch(readsOutdated('bonuses'));
  expect(known(bonuses, all)).toEqual({ status: 'loading', value: { items: [] } });
  await settled();
  expect(known(bonuses, all)).toMatchObject({ status: 'failed', value: { items: [] }, failure: { code: 'NETWORK' } });
});

test('aborts the request of a closed page, and forgets its question', async () => {
  const { store, client, show, leave } = open({ bonuses: () => new Promise(() => undefined) });
  await show(bonuses, all);
  await show(bonuses, ended);
  await leave(bonuses, all);
  expect(client.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  expect(Object.values(store.getState().reads.entries).map(({ query }) => query)).toEqual([{ ...ended, language: 'pt' }]);
});

test('the later of two requests for one question wins', async () => {
  const answers: ((value: unknown) => void)[] = [];
  const { client, show, known, tell } = open({ vip: () => new Promise((resolve) => answers.push(resolve)) });
  await show(vip, {});
  await tell(readsOutdated('vip'));
  answers[1]?.({ level: 2 });
  answers[0]?.({ level: 1 });
  await settled();
  expect(known(vip, {}).value).toEqual({ level: 2 });
  expect(client.calls[0]?.signal?.aborted).toBe(true);
});

test('reloads visible data when its topic is announced, and nothing else', async () => {
  const { show, leave, known, tell, callsOf } = open({ vip: counting(), bonuses: { items: [] } });
  await show(vip, {});
  await show(bonuses, all);
  await tell(changeTold({ topic: 'profile', reference: null }));
  expect([known(vip, {}).value, callsOf('bonuses').length]).toEqual([{ level: 2 }, 1]);
  await leave(vip, {});
  await tell(changeTold({ topic: 'profile', reference: null }));
  expect(callsOf('vip')).toHaveLength(2);
});

test('another language has its own answer, whether a field or the header requests it', async () => {
  const { tell, show, known } = open({ promotions: { items: [] }, helpCenter: { articles: [] } });
  await show(promotions, {});
  await show(help, { device: 'WEB' });
  await tell(languageChanged('en'));
  expect([known(promotions, {}).status, known(help, { device: 'WEB' }).status]).toEqual(['idle', 'idle']);
});

test('a logout clears the member’s answers, reloads public pages as a visitor and skips members-only reads', async () => {
  const { show, leave, known, tell, callsOf } = open({
    vip: counting(),
    promotions: counting(),
    helpCenter: counting(),
    bonuses: counting(),
  });
  await show(bonuses, all);
  await leave(bonuses, all);
  for (const read of [vip, promotions]) await show(read, {});
  await show(help, { device: 'WEB' });
  await tell(loggedOut());
  expect(known(bonuses, all).status).toBe('idle');
  expect(known(vip, {}).status).toBe('idle');
  expect(known(promotions, {}).value).toEqual({ level: 2 });
  expect(known(help, { device: 'WEB' }).value).toEqual({ level: 1 });
  expect(callsOf('vip')).toHaveLength(1);
});

test('another member never sees the answers of the previous one, not even briefly', async () => {
  const { store, show, known, tell } = open({ vip: counting() });
  await show(vip, {});
  await tell(sessionExpired());
  store.dispatch(login(8));
  expect(known(vip, {}).value).toBeUndefined();
  await settled();
  expect(known(vip, {}).value).toEqual({ level: 2 });
});

test('visible data stays for its member after an expired session, and is cleared when they decline to log in', async () => {
  const { store, show, known, tell } = open({ vip: counting() });
  await show(vip, {});
  await tell(sessionExpired());
  expect(known(vip, {}).value).toEqual({ level: 1 });
  store.dispatch(login(7));
  expect(known(vip, {})).toEqual({ status: 'loading', value: { level: 1 } });
  await settled();
  expect(known(vip, {}).value).toEqual({ level: 2 });
  await tell(sessionExpired());
  await tell(dialogClosed('login'));
  expect(known(vip, {}).status).toBe('idle');
});

test('a member who closes the sign-in dialog keeps the visible data', async () => {
  const { show, known, tell } = open({ vip: counting() });
  await show(vip, {});
  await tell(dialogClosed('signIn'));
  expect(known(vip, {}).value).toEqual({ level: 1 });
});

test('polls changing data only while the page is visible and shows it', async () => {
  vi.useFakeTimers();
  let isVisible = true;
  const { store, page, callsOf } = openWorld({ features: [], answers: { fixtures: { list: [] } } });
  page.isVisible = () => isVisible;
  const question = questionOf(fixtures, { gameType: 'SPORTS' }, 'pt');
  store.dispatch(readWatched(question));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(callsOf('fixtures')).toHaveLength(3);
  isVisible = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callsOf('fixtures')).toHaveLength(3);
  isVisible = true;
  store.dispatch({ type: 'reads/readLeft', payload: question.key });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callsOf('fixtures')).toHaveLength(3);
});

test('an answer with the gateway’s time gives the offset of its clock from the device’s', async () => {
  const answers = { bonuses: { items: [], now: '2026-11-23T12:01:00.000Z' } };
  const { show, known } = openWorld({
    features: [],
    answers,
    dependencies: { clock: { now: () => Date.parse('2026-11-23T12:00:00.000Z') } },
  });
  await show(bonuses, all);
  expect(known(bonuses, all).value).toEqual({ items: [], clockOffset: 60_000 });
});

test('reads what was requested before the saga started', async () => {
  const question = questionOf(vip, {}, 'pt');
  const { known } = openWorld({ features: [], answers: { vip: { level: 1 } }, after: [readWatched(question)] });
  await settled();
  expect(known(vip, {}).value).toEqual({ level: 1 });
});

test('a saga updates the stored answer with that of a command', async () => {
  const { store, show, known } = open({ vip: { level: 1 } });
  await show(vip, {});
  store.run('change', function* () {
    yield* changeAnswers(vip, (value) => ({ ...value, level: value.level + 1 }));
  });
  expect(known(vip, {})).toEqual({ status: 'ready', value: { level: 2 } });
});
