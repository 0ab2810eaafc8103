import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import type { Ceremony, MadeCredential, Passkeys } from '#shared/ports/passkeys.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { openWorld } from '#testing/open-world.ts';
import { selectPasskeyOutcome, selectPasskeySubmission, accountState } from '../account.state.ts';
import { passkeysRead } from '../account.reads.ts';
import type { PasskeysApi } from './passkeys.api.ts';
import { makePasskeysSaga } from './passkeys.saga.ts';
import { passkeyAddSubmitted, passkeyRemoveConfirmed, passkeyRenameSubmitted, type Passkey } from './passkeys.slice.ts';

const credential = { id: 'key-1' } as MadeCredential;
const phone: Passkey = { id: 'key-1', name: 'Phone', createdAt: '2025-01-01T00:00:00Z', usedAt: null };
const options = {} as Awaited<ReturnType<PasskeysApi['postCreation']>>;

/** A gateway that stores the passkeys of one member. */
function aWorld({ api = {}, make }: { api?: Partial<PasskeysApi>; make?: Passkeys['make'] } = {}) {
  let list: Passkey[] = [];
  const calls: string[] = [];
  const answering: PasskeysApi = {
    postCreation: async () => options,
    postPasskey: async ({ name }) => void (list = [...list, { ...phone, name }]),
    postName: async ({ name }) => void (list = list.map((passkey) => ({ ...passkey, name }))),
    postRemoval: async () => void (list = []),
    ...api,
  };
  const passkeys = {
    make: make ?? (async (): Promise<Ceremony<MadeCredential>> => ({ status: 'done', credential })),
    leave: () => void calls.push('leave'),
  } as Passkeys;
  const { store, tell, show, known } = openWorld({ features: [], answers: { passkeys: () => ({ list }) } });
  store.inject(accountState);
  store.run('account', makePasskeysSaga(answering, passkeys));
  const names = () => known(passkeysRead, {}).value?.list.map(({ name }) => name);
  const open = () => tell(dialogRequested({ kind: 'protection', change: { kind: 'add' }, hasPassword: true }));
  return { tell, show, open, names, calls, state: () => store.getState() };
}

const submitted = passkeyAddSubmitted({ name: 'Phone', password: 'secret' });

test('creates, renames and removes a passkey, each time closing its dialog and reloading the list', async () => {
  const world = aWorld();
  await world.show(passkeysRead, {});
  expect(world.names()).toEqual([]);
  await world.open();
  await world.tell(submitted);
  expect(world.names()).toEqual(['Phone']);
  expect(selectDialogs(world.state())).toEqual([]);
  await world.tell(passkeyRenameSubmitted({ id: 'key-1', name: 'Laptop' }));
  expect(world.names()).toEqual(['Laptop']);
  await world.tell(passkeyRemoveConfirmed({ id: 'key-1' }));
  expect(world.names()).toEqual([]);
});

test.each(['left', 'known'] as const)('keeps the dialog when the browser creates none: %s', async (status) => {
  const world = aWorld({ make: async () => ({ status }) });
  await world.open();
  await world.tell(submitted);
  expect(selectPasskeyOutcome(world.state())).toBe(status);
  expect(selectPasskeySubmission(world.state())).toEqual({ status: 'editing' });
  expect(selectDialogs(world.state())).toHaveLength(1);
});

test('closes the browser’s dialog with its own', async () => {
  const world = aWorld({ make: () => new Promise(() => undefined) });
  await world.open();
  await world.tell(submitted);
  expect(world.calls).toEqual([]);
  await world.tell(dialogClosed('protection'));
  expect(world.calls).toEqual(['leave']);
});

test.each([
  ['the password is wrong', 'postCreation', 'OLD_PASSWORD_WRONG'],
  ['the gateway does not take it', 'postPasskey', 'INVALID_REQUEST'],
] as const)('shows a message when %s', async (_, name, code) => {
  const world = aWorld({
    api: {
      [name]: async () => {
        throw new ApiFailure({ code, status: 400, requestId: 'r1' });
      },
    },
  });
  await world.open();
  await world.tell(submitted);
  expect(selectPasskeySubmission(world.state())).toMatchObject({ status: 'refused', failure: { code } });
});
