import { Provider } from 'react-redux';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { InTurn, TurnsContext, type Turns } from './InTurn.tsx';

function Dialogs({ part }: { part: string }) {
  const count = useAppSelector(selectDialogs).length;
  const late = useAppSelector((state) => 'late' in state);
  return <p>{`${part} ${count}${late ? ' late' : ''}`}</p>;
}

/** A page with two parts whose state has changed since prerendering. Returns the turns that its parts requested. */
async function mount() {
  const store = createAppStore();
  const prerenderedState = store.getState();
  store.dispatch(dialogRequested({ kind: 'search' }));
  const asked: (() => void)[] = [];
  const turns: Turns = { prerenderedState, take: (run) => void asked.push(run), over: () => Promise.resolve() };
  const screen = await render(
    <Provider store={store}>
      <TurnsContext value={turns}>
        <InTurn>
          <Dialogs part="head" />
        </InTurn>
        <InTurn>
          <Dialogs part="foot" />
        </InTurn>
      </TurnsContext>
    </Provider>,
  );
  return { store, asked, shown: () => [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent) };
}

function renderAhead(): void {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['prerendered'] = '';
  document.body.append(root);
}

afterEach(() => document.getElementById('root')?.remove());

test('prerendered parts receive changes one after another, and every later change', async () => {
  renderAhead();
  const { store, asked, shown } = await mount();
  expect(shown()).toEqual(['head 0', 'foot 0']);
  asked[0]?.();
  await expect.poll(shown).toEqual(['head 1', 'foot 0']);
  store.dispatch(dialogRequested({ kind: 'help', article: 'deposit' }));
  await expect.poll(shown).toEqual(['head 2', 'foot 0']);
  asked[1]?.();
  await expect.poll(shown).toEqual(['head 2', 'foot 2']);
});

test('a waiting part has slices injected since', async () => {
  renderAhead();
  const { store, shown } = await mount();
  store.inject({ name: 'late', reducerPath: 'late', reducer: () => ({}) });
  await expect.poll(shown).toEqual(['head 0 late', 'foot 0 late']);
});

test('parts without a prerender wait for nothing', async () => {
  const { shown } = await mount();
  expect(shown()).toEqual(['head 1', 'foot 1']);
});
