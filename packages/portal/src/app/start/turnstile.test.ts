import { afterEach, expect, it, vi } from 'vitest';
import { createTurnstile } from './turnstile.ts';

afterEach(() => vi.unstubAllGlobals());

const microtasks = () => new Promise((resolve) => setImmediate(resolve));

/** Three that wait, and the tasks that the page has put off. */
function aWaitingLine(page: { hidden: boolean }) {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
  const turnstile = createTurnstile();
  const passed: string[] = [];
  for (const name of ['settings', 'menus', 'games']) void turnstile.pass().then(() => passed.push(name));
  return { turnstile, passed, tasks };
}

it('lets nothing through before it is opened, and then one a task, in order', async () => {
  const { turnstile, passed, tasks } = aWaitingLine({ hidden: false });
  await microtasks();
  expect([passed, tasks]).toEqual([[], []]);
  turnstile.open();
  await microtasks();
  for (const now of [['settings'], ['settings', 'menus'], ['settings', 'menus', 'games']]) {
    expect(tasks).toHaveLength(1);
    tasks.shift()?.();
    await microtasks();
    expect(passed).toEqual(now);
  }
});

it('waits for no paint of a hidden page', async () => {
  const { turnstile, passed, tasks } = aWaitingLine({ hidden: true });
  turnstile.open();
  await microtasks();
  expect([passed, tasks]).toEqual([['settings', 'menus', 'games'], []]);
});
