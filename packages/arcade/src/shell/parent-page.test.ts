import { afterEach, expect, it, vi } from 'vitest';
import { tellParent } from './parent-page.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells the page of that origin and nobody else', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', { parent: { postMessage } });
  tellParent('https://alpha.example', 'livery:ready');
  expect(postMessage.mock.calls).toEqual([[{ type: 'livery:ready' }, 'https://alpha.example']]);
});

it('tells nobody when no page is around the game', () => {
  const alone = { postMessage: vi.fn(), parent: {} };
  alone.parent = alone;
  vi.stubGlobal('window', alone);
  tellParent('https://alpha.example', 'livery:close');
  expect(alone.postMessage).not.toHaveBeenCalled();
});
