import { takeEvery } from 'typed-redux-saga';
import { afterEach, expect, test, vi } from 'vitest';
import type { AccountClosing, Archive } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { changeTold } from '#shared/store/events.ts';
import { liveSlice, streamOpened } from '#shared/facts/live.slice.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { logoutRequested } from '#shared/facts/viewer.slice.ts';
import { openWorld } from '#testing/open-world.ts';
import { archiveRead, closingRead } from '../account.reads.ts';
import { selectArchiveOrder, selectClosingSubmission, accountState } from '../account.state.ts';
import { makeLeavingSaga, type LeavingDependencies } from './leaving.saga.ts';
import { archiveFileRequested, archiveOrdered, closingSubmitted } from './leaving.slice.ts';

const preparing: Archive = { state: 'preparing', askedAt: '2026-05-17T12:00:00Z', until: null, nextAt: '2026-05-18T12:00:00Z', files: [] };
const none: Archive = { ...preparing, state: 'none', askedAt: null, nextAt: null };
const made: Archive = { ...preparing, state: 'ready', until: '2026-05-24T12:00:00Z', files: [2_048] };
const free: AccountClosing = { blockers: [], currency: 'BRL', hasPassword: true, days: 30 };
const refusal = (code: ApiFailure['failure']['code']) => new ApiFailure({ code, status: 409, requestId: null });

afterEach(() => void vi.useRealTimers());

function aWorld() {
  const world = { archive: none, closing: free, passwords: [] as string[], refuse: null as ApiFailure | null };
  const saved: string[] = [];
  const deps: LeavingDependencies = {
    api: {
      postArchive: async () => {
        if (world.refuse !== null) throw world.refuse;
        return world.archive;
      },
      postClosing: async (password) => {
        world.passwords.push(password);
        if (world.refuse !== null) throw world.refuse;
        return {};
      },
    },
    download: async (_name, { query }) => {
      if (world.refuse !== null) throw world.refuse;
      return { name: `part-${JSON.stringify(query)}.zip`, content: new Blob() };
    },
    save: (name) => void saved.push(name),
  };
  const { store, tell, show, known } = openWorld({
    features: [],
    answers: { archive: () => world.archive, accountClosing: () => world.closing },
  });
  store.inject(accountState);
  store.inject(liveSlice);
  store.run('leaving', makeLeavingSaga(deps));
  let leaving = 0;
  store.run('session', function* session() {
    yield* takeEvery(logoutRequested, () => {
      leaving += 1;
    });
  });
  return {
    world,
    saved,
    tell,
    show,
    archive: () => known(archiveRead, {}).value,
    closing: () => known(closingRead, {}).value,
    state: () => store.getState(),
    leaving: () => leaving,
  };
}

test('a requested archive appears as soon as the gateway reports it', async () => {
  const { world, tell, show, archive, state } = aWorld();
  await show(archiveRead, {});
  world.archive = preparing;
  await tell(archiveOrdered());
  expect(archive()).toEqual(preparing);
  expect(selectArchiveOrder(state()).status).toBe('editing');
  world.archive = made;
  await tell(changeTold({ topic: 'counts', reference: null }));
  expect(archive()).toEqual(preparing);
  await tell(changeTold({ topic: 'profile', reference: null }));
  expect(archive()).toEqual(made);
});

test.each([
  [false, 'ready'],
  [true, 'preparing'],
])('with events: %s, a pending archive is polled for until it is %s', async (isLive, state) => {
  vi.useFakeTimers();
  const world = aWorld();
  if (isLive) void world.tell(streamOpened());
  world.world.archive = preparing;
  void world.show(archiveRead, {});
  await vi.advanceTimersByTimeAsync(0);
  world.world.archive = made;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(world.archive()?.state).toBe(state);
});

test('a file is saved under its name, and a missing one shows an error', async () => {
  const { world, saved, tell, state } = aWorld();
  await tell(archiveFileRequested(2));
  expect(saved).toEqual(['part-{"part":2}.zip']);
  world.refuse = refusal('NOT_FOUND');
  await tell(archiveFileRequested(1));
  expect(selectArchiveOrder(state())).toMatchObject({ status: 'refused', failure: { code: 'NOT_FOUND' } });
});

test('closing the account logs out with a farewell message', async () => {
  const { world, tell, state, leaving } = aWorld();
  await tell(dialogRequested({ kind: 'closeAccount' }));
  await tell(closingSubmitted('secret'));
  expect(leaving()).toBe(1);
  expect(world.passwords).toEqual(['secret']);
  expect(selectDialogs(state())).toEqual([]);
  expect(selectMessages(state()).map(({ text }) => text)).toEqual(['account:closing.done']);
});

test('a wrong password stays in the form, and money that arrived since is shown as the reason', async () => {
  const { world, tell, show, closing, state } = aWorld();
  await tell(dialogRequested({ kind: 'closeAccount' }));
  await show(closingRead, {});
  world.refuse = refusal('OLD_PASSWORD_WRONG');
  await tell(closingSubmitted('wrong'));
  expect(selectClosingSubmission(state())).toMatchObject({ status: 'refused', failure: { code: 'OLD_PASSWORD_WRONG' } });
  expect(selectDialogs(state())).toHaveLength(1);
  world.refuse = refusal('MONEY_LEFT');
  world.closing = { ...free, blockers: [{ kind: 'balance', amount: 100 }] };
  await tell(closingSubmitted('secret'));
  expect(closing()?.blockers).toEqual([{ kind: 'balance', amount: 100 }]);
});
