import { afterEach, expect, it, vi } from 'vitest';
import { openGameWindow } from './open-game-window.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps windows by name. */
function browser() {
  const windows = new Map<
    string,
    { opener: object | null; focused: number; location: { href: string; replace: (address: string) => void } }
  >();
  const open = (_address: string, name: string) => {
    const known = windows.get(name);
    if (known !== undefined) return known;
    const location = { href: 'about:blank', replace: (address: string) => void (location.href = address) };
    const opened = { opener: {}, focused: 0, location, focus: () => void (opened.focused += 1) };
    windows.set(name, opened);
    return opened;
  };
  vi.stubGlobal('window', { open });
  return windows;
}

it('opens one window per game, without access to the page and without reloading', () => {
  const windows = browser();
  expect([openGameWindow(7, '/seamless?nodeId=7'), openGameWindow(7, '/seamless?nodeId=7')]).toEqual([true, true]);
  expect([...windows.values()]).toMatchObject([{ opener: null, focused: 1, location: { href: '/seamless?nodeId=7' } }]);
  openGameWindow(8, '/seamless?nodeId=8');
  expect(windows.size).toBe(2);
});

it('reports that the browser opens none', () => {
  vi.stubGlobal('window', { open: () => null });
  expect(openGameWindow(7, '/seamless')).toBe(false);
});
