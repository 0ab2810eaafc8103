import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import texts from '../../launch.en.json' with { type: 'json' };
import { GameFrame } from './GameFrame.tsx';

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { launch: texts } }, interpolation: { escapeValue: false } });

const gamesOrigin = 'https://games.example';

async function open() {
  const [onSettled, onClose, onRetry] = [vi.fn(), vi.fn(), vi.fn()];
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <GameFrame name="House Dice" url="about:blank" origin={gamesOrigin} onSettled={onSettled} onClose={onClose} onRetry={onRetry} />
    </I18nextProvider>,
  );
  const frame = screen.container.querySelector('iframe')?.contentWindow ?? null;
  const post = (data: unknown, origin = gamesOrigin, source: Window | null = frame) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { screen, onSettled, onClose, post };
}

/** Messages that a hostile or broken game may post: none, foreign, almost valid and far too many. */
const garbage = (turn: number): unknown =>
  [
    null,
    turn,
    'livery:close',
    { type: `livery:${turn}` },
    { type: { toString: () => 'livery:close' } },
    [{ type: 'livery:close' }],
    { type: 'x'.repeat(1_000) },
  ][turn % 7];

test('ten thousand random messages of a game change nothing', async () => {
  const { screen, onSettled, onClose, post } = await open();
  for (let turn = 0; turn < 10_000; turn++) post(garbage(turn));
  for (const strangers of ['https://evil.example', location.origin]) post({ type: 'livery:close' }, strangers);
  post({ type: 'livery:close' }, gamesOrigin, window);
  expect([onSettled.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  await expect.element(screen.getByText(/^Opening House Dice/)).toBeInTheDocument();
  post({ type: 'livery:ready' });
  await expect.element(screen.getByText('0:00')).toBeVisible();
  post({ type: 'livery:close' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a game that reports ten thousand rounds at once is handled twice: for the first and the last', async () => {
  const { onSettled, post } = await open();
  for (let turn = 0; turn < 10_000; turn++) post({ type: 'livery:balance' });
  expect(onSettled).toHaveBeenCalledOnce();
  await expect.poll(() => onSettled.mock.calls.length).toBe(2);
});
