import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { RuntimeContext } from '../start/runtime-context.tsx';
import type { AnyDialog, Runtime } from '../start/runtime.ts';
import { DialogHost } from './DialogHost.tsx';

afterEach(() => void vi.restoreAllMocks());

async function open(load: () => Promise<AnyDialog>) {
  const store = createAppStore();
  const part = createLatePart(load);
  const runtime: Pick<Runtime, 'dialog'> = { dialog: () => part };
  const screen = await render(
    <Provider store={store}>
      <RuntimeContext value={{ runtime: runtime as Runtime, switchLanguage: () => undefined }}>
        <DialogHost />
      </RuntimeContext>
    </Provider>,
  );
  const ask = () => store.dispatch(dialogRequested({ kind: 'search' }));
  const stack = () => selectDialogs(store.getState()).map(({ kind }) => kind);
  const told = () => selectMessages(store.getState()).map(({ text }) => text);
  return { screen, ask, stack, told };
}

test('a dialog that crashes closes with a message, and can be opened again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const { screen, ask, stack, told } = await open(async () => () => {
    if (isBroken) throw new Error('broken');
    return <p>whole</p>;
  });
  ask();
  await expect.poll(told).toEqual(['common:errors.UNKNOWN']);
  expect(stack()).toEqual([]);
  isBroken = false;
  // An early press may still hit the broken dialog.
  await vi.waitFor(
    () => {
      ask();
      expect(screen.getByText('whole').query()).not.toBeNull();
    },
    { timeout: 10_000 },
  );
});

test('a dialog whose files did not load closes with a message, and is fetched again', async () => {
  let isLost = true;
  const { screen, ask, stack, told } = await open(async () => {
    if (isLost) throw new Error('lost');
    return () => <p>whole</p>;
  });
  ask();
  await expect.poll(told).toEqual(['common:errors.CHUNK_FAILED']);
  expect(stack()).toEqual([]);
  isLost = false;
  ask();
  await expect.element(screen.getByText('whole')).toBeVisible();
  expect(told()).toEqual([]);
});
