import { afterEach, expect, it, vi } from 'vitest';
import { openWindow } from './open-window.ts';

afterEach(() => vi.unstubAllGlobals());

const size = '440x750';

it('opens a window without access to the page', () => {
  const visited: string[] = [];
  const opened = { opener: {} as object | null, location: { replace: (address: string) => visited.push(address) } };
  const open = vi.fn<(...parts: string[]) => typeof opened>(() => opened);
  vi.stubGlobal('window', { open });
  expect(openWindow('https://help.example/', size)).toBe(true);
  expect(open.mock.calls).toEqual([['', '_blank', 'popup,width=440,height=750']]);
  expect([visited, opened.opener]).toEqual([['https://help.example/'], null]);
});

it('reports that the browser opens none', () => {
  vi.stubGlobal('window', { open: () => null });
  expect(openWindow('https://help.example/', size)).toBe(false);
});
