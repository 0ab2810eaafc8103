import { expect, test, vi } from 'vitest';
import { renderRoom } from '../../../test/render-room.tsx';
import { ClockRoom } from './ClockRoom.tsx';

const hour = 3_600_000;

test('moves the clock from its current time, and back to now', async () => {
  let offset = hour;
  const shiftClock = vi.fn(async ({ offset: wanted }: { offset: number }) => {
    offset = wanted;
    return { now: '2026-11-22T20:00:00.000Z', offset };
  });
  const screen = await renderRoom(ClockRoom, { clock: async () => ({ now: '2026-11-22T20:00:00.000Z', offset }), shiftClock });
  await expect.element(screen.getByText('1 h ahead')).toBeVisible();
  await screen.getByRole('button', { name: '12 h' }).click();
  await screen.getByRole('button', { name: 'Move forward' }).click();
  await expect.element(screen.getByText('13 h ahead', { exact: true })).toBeVisible();
  await screen.getByRole('textbox', { name: 'By' }).fill('0');
  await screen.getByRole('button', { name: 'Move back' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'By' })).toHaveAccessibleDescription('Enter a whole number from 1 to 3650.');
  await screen.getByRole('button', { name: 'Back to now' }).click();
  await expect.element(screen.getByText('None: the machine’s own time')).toBeVisible();
  expect(shiftClock.mock.calls).toEqual([[{ offset: 13 * hour }], [{ offset: 0 }]]);
});
