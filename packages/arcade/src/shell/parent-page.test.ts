import { afterEach, expect, it, vi } from 'vitest';
import { tellParent } from './parent-page.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends messages only to the page of that origin', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', { parent: { postMessage } });
  tellParent('https://alpha.example', 'livery:ready');
  expect(postMessage.mock.calls).toEqual([[{ type: 'livery:ready' }, 'https://alpha.example']]);
});

it('sends nothing when no page embeds the game', () => {
  const alone = { postMessage: vi.fn(), parent: {} };
  alone.parent = alone;
  vi.stubGlobal('window', alone);
  tellParent('https://alpha.example', 'livery:close');
  expect(alone.postMessage).not.toHaveBeenCalled();
});
