import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '@livery/ui/Dialog';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { useSearchKey } from './use-search-key.ts';

function Page({ children }: { children: ReactNode }) {
  useSearchKey();
  return children;
}

async function open(content: ReactNode) {
  const store = createAppStore();
  const screen = await render(
    <Provider store={store}>
      <Page>{content}</Page>
    </Provider>,
  );
  return { screen, asked: () => selectDialogs(store.getState()).map(({ kind }) => kind) };
}

test('opens the search with a slash, but not with a modifier', async () => {
  const { asked } = await open(<button type="button">Play</button>);
  await userEvent.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}{Meta>}/{/Meta}x');
  expect(asked()).toEqual([]);
  await userEvent.keyboard('/');
  expect(asked()).toEqual(['search']);
});

test.each(['Control', 'Meta'])('opens the search with %s-K, from a field too, but not with an extra modifier', async (modifier) => {
  const { screen, asked } = await open(<input aria-label="Name" />);
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard(`{${modifier}>}{Shift>}k{/Shift}{Alt>}k{/Alt}{/${modifier}}`);
  expect(asked()).toEqual([]);
  await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`);
  expect(asked()).toEqual(['search']);
});

test('leaves the key to a focused text field', async () => {
  const { screen, asked } = await open(
    <>
      <input aria-label="Name" />
      <textarea aria-label="Note" />
    </>,
  );
  for (const name of ['Name', 'Note']) {
    const field = screen.getByRole('textbox', { name });
    await field.click();
    await userEvent.keyboard('1/2');
    await expect.element(field).toHaveValue('1/2');
  }
  expect(asked()).toEqual([]);
});

test('does nothing while a dialog is open', async () => {
  const { screen, asked } = await open(
    <Dialog open onClose={() => undefined} title="Wallet" closeLabel="Close">
      Balance
    </Dialog>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await userEvent.keyboard('/');
  expect(asked()).toEqual([]);
});
