import { afterEach, expect, it, vi } from 'vitest';
import { createTurnstile } from './turnstile.ts';

afterEach(() => vi.unstubAllGlobals());

const aTask = () => new Promise((resolve) => setTimeout(resolve));

function aWaitingLine(page: { hidden: boolean }) {
  vi.stubGlobal('document', page);
  const turnstile = createTurnstile();
  const passed: string[] = [];
  for (const name of ['settings', 'menus', 'games']) void turnstile.pass().then(() => passed.push(name));
  return { turnstile, passed };
}

it('lets nothing through before it is opened, and then one a task, in order', async () => {
  const { turnstile, passed } = aWaitingLine({ hidden: false });
  await aTask();
  await aTask();
  expect(passed).toEqual([]);
  turnstile.open();
  await vi.waitFor(() => expect(passed).toEqual(['settings']), { interval: 0 });
  await vi.waitFor(() => expect(passed).toEqual(['settings', 'menus']), { interval: 0 });
  await vi.waitFor(() => expect(passed).toEqual(['settings', 'menus', 'games']), { interval: 0 });
});

it('waits for no paint of a hidden page', async () => {
  const { turnstile, passed } = aWaitingLine({ hidden: true });
  turnstile.open();
  await aTask();
  expect(passed).toEqual(['settings', 'menus', 'games']);
});
