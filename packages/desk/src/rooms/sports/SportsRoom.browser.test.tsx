import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoom } from '../../../test/render-room.tsx';
import { SportsRoom } from './SportsRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

test('forces a possible result of the match, with a reason', async () => {
  const endFixture = vi.fn(async () => ({ settled: 2 }));
  const screen = await renderRoom(SportsRoom, { endFixture });
  await expect.element(screen.getByText('2 bets, R$ 15.00 staked')).toBeVisible();
  await screen.getByRole('button', { name: 'Force a result' }).click();
  const dialog = screen.getByRole('dialog', { name: 'How does M. Duarte – S. Novak end?' });
  const [home, away] = [dialog.getByRole('textbox', { name: /M\. Duarte/ }), dialog.getByRole('textbox', { name: /S\. Novak/ })];
  await home.fill('2');
  await away.fill('2');
  await dialog.getByRole('button', { name: 'End and settle' }).click();
  await expect.element(away).toHaveAccessibleDescription('This match cannot end in a tie.');
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Enter a reason.');
  expect(endFixture).not.toHaveBeenCalled();
  await away.fill('1');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A trial');
  await dialog.getByRole('button', { name: 'End and settle' }).click();
  await expect.element(screen.getByText('The match has ended: 2 bets settled.')).toBeVisible();
  expect(endFixture).toHaveBeenCalledExactlyOnceWith({
    fixtureId: 'm1',
    act: 'result',
    score: { home: 2, away: 1 },
    reason: 'A trial',
  });
});

test('calls a match off, and says when no sandbox accepts it', async () => {
  const endFixture = vi.fn(async () => ({ settled: 1 }));
  const screen = await renderRoom(SportsRoom, { endFixture });
  await screen.getByRole('button', { name: 'Call off' }).click();
  const dialog = screen.getByRole('dialog', { name: /Call off/ });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Rain');
  await dialog.getByRole('button', { name: 'Call it off' }).click();
  await vi.waitFor(() => expect(endFixture).toHaveBeenCalledWith({ fixtureId: 'm1', act: 'void', reason: 'Rain' }));
  await screen.unmount();
  const alone = await renderRoom(SportsRoom, { fixtures: async () => ({ isSandbox: false, items: [] }) });
  await expect.element(alone.getByText(/^There is no sandbox here/)).toBeVisible();
});
