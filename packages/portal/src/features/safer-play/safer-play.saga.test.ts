import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, aMember, memoryStore } from '#testing/test-world.ts';
import { intervalChosen, saferPlaySlice, selectInterval, selectSessionStart, termsAgreed } from './safer-play.slice.ts';
import { saferPlayWatch } from './safer-play.part.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(options: { stored?: Record<string, string>; since?: number; terms?: { version: string; isAgreed: boolean } } = {}) {
  const world = { calls: [] as string[], isDown: false, terms: options.terms ?? { version: '1.0', isAgreed: true } };
  const consent = () => ({ ...world.terms, validFrom: '2026-01-01', changes: 'Something is new.' });
  const answers: Record<string, (body?: { version: string }) => unknown> = {
    sessionPlay: () => ({
      serverTime: Date.now(),
      since: Date.now() - (options.since ?? 0),
      stake: 500,
      payout: 200,
      net: -300,
      currency: 'BRL',
    }),
    termsConsent: consent,
    agreeToTerms: (body) => {
      if (body?.version === world.terms.version) world.terms = { ...world.terms, isAgreed: true };
      return consent();
    },
  };
  const client = {
    call: async (name: string, guard: (value: unknown) => boolean, { body }: { body?: { version: string } } = {}) => {
      world.calls.push(name);
      if (world.isDown) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
      const value = answers[name]?.(body);
      if (!guard(value)) throw new Error(`The answer of ${name} does not have its shape`);
      return value;
    },
  } as unknown as ApiClient;
  const deviceStorage = memoryStore(options.stored);
  const brand = aBrand({ saferPlay: { jurisdiction: 'BR', realityCheck: 30 } });
  const store = createAppStore();
  store.inject(saferPlaySlice);
  const saga = saferPlayWatch.makeSaga?.({ client, brand, deviceStorage, clock: { now: Date.now } } as unknown as Dependencies);
  if (saga !== undefined) store.run('saferPlay', saga);
  const logIn = (type = 0) => store.dispatch(loggedIn({ account: aMember({ type }), firstTimeLogin: false }));
  const dialogs = () => selectDialogs(store.getState());
  return { store, world, deviceStorage, logIn, dialogs, wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
}

describe('a reality check', () => {
  it('appears at the brand’s interval with time and net result, and again only after it was answered', async () => {
    const { store, logIn, dialogs, wait } = open({ since: 25 * minute });
    logIn();
    await wait(0);
    expect(dialogs()).toEqual([]);
    await wait(5 * minute);
    store.dispatch(dialogRequested({ kind: 'search' }));
    expect(dialogs()).toMatchObject([{ kind: 'search' }, { kind: 'realityCheck', elapsed: 30 * minute, play: { stake: 500, net: -300 } }]);
    store.dispatch(dialogClosed('search'));
    store.dispatch(dialogClosed('realityCheck'));
    await wait(29 * minute);
    expect(dialogs()).toEqual([]);
    await wait(minute);
    expect(dialogs()).toMatchObject([{ elapsed: 60 * minute }]);
  });

  it('appears more often for a member who chose so, now or on an earlier visit', async () => {
    const { store, deviceStorage, logIn, dialogs, wait } = open({ stored: { 'livery.reality-check': '20' } });
    logIn();
    await wait(0);
    expect(selectInterval(store.getState())).toBe(20);
    store.dispatch(intervalChosen(10));
    expect(deviceStorage.get('livery.reality-check')).toBe('10');
    await wait(10 * minute);
    expect(dialogs()).toMatchObject([{ kind: 'realityCheck' }]);
  });

  it('shows the time when the gateway does not answer', async () => {
    const { world, logIn, dialogs, wait } = open();
    logIn();
    await wait(0);
    world.isDown = true;
    await wait(30 * minute);
    expect(dialogs()).toMatchObject([{ kind: 'realityCheck', elapsed: 30 * minute, play: null }]);
  });

  it('is only for members, and ends with the session', async () => {
    const { store, world, logIn, dialogs, wait } = open();
    await wait(60 * minute);
    logIn(4);
    await wait(60 * minute);
    expect([world.calls, dialogs()]).toEqual([[], []]);
    logIn();
    await wait(0);
    expect(selectSessionStart(store.getState())).not.toBeNull();
    store.dispatch(loggedOut());
    await wait(60 * minute);
    expect([selectSessionStart(store.getState()), dialogs()]).toEqual([null, []]);
  });
});

describe('changed terms', () => {
  const terms = { version: '2.0', isAgreed: false };

  it('are shown after the login, and disappear with the consent', async () => {
    const { store, world, logIn, dialogs, wait } = open({ terms });
    logIn();
    await wait(0);
    store.dispatch(dialogRequested({ kind: 'search' }));
    expect(dialogs()).toMatchObject([
      { kind: 'search' },
      { kind: 'termsChanged', version: '2.0', changes: 'Something is new.', consent: { status: 'editing' } },
    ]);
    store.dispatch(dialogClosed('search'));
    store.dispatch(termsAgreed('2.0'));
    await wait(0);
    expect(dialogs()).toEqual([]);
    expect(world.terms.isAgreed).toBe(true);
  });

  it('are requested until they arrive', async () => {
    const { world, logIn, dialogs, wait } = open({ terms });
    world.isDown = true;
    logIn();
    await wait(5 * minute);
    expect(dialogs()).toEqual([]);
    world.isDown = false;
    await wait(minute);
    expect(dialogs()).toMatchObject([{ kind: 'termsChanged', version: '2.0' }]);
  });

  it('stay when the consent fails, and show why', async () => {
    const { store, world, logIn, dialogs, wait } = open({ terms });
    logIn();
    await wait(0);
    world.isDown = true;
    store.dispatch(termsAgreed('2.0'));
    await wait(0);
    expect(dialogs()).toMatchObject([{ consent: { status: 'refused', failure: { code: 'NETWORK' } } }]);
    world.isDown = false;
    store.dispatch(termsAgreed('2.0'));
    await wait(0);
    expect(dialogs()).toEqual([]);
  });

  it('that changed again in the meantime are replaced', async () => {
    const { store, world, logIn, dialogs, wait } = open({ terms });
    logIn();
    await wait(0);
    world.terms = { version: '2.1', isAgreed: false };
    store.dispatch(termsAgreed('2.0'));
    await wait(0);
    expect(dialogs()).toMatchObject([{ kind: 'termsChanged', version: '2.1', consent: { status: 'editing' } }]);
  });

  it('are not shown to a member who has agreed', async () => {
    const { logIn, dialogs, wait } = open();
    logIn();
    await wait(0);
    expect(dialogs()).toEqual([]);
  });
});
