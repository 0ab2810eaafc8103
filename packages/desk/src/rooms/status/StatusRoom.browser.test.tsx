import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { renderRoom } from '../../../test/render-room.tsx';
import { StatusRoom } from './StatusRoom.tsx';

test('closes a site only after a second press, with the end time entered', async () => {
  const setStatus = vi.fn(async () => {});
  const screen = await renderRoom(StatusRoom, { setStatus });
  await screen.getByRole('radio', { name: 'Maintenance' }).click();
  await screen.getByLabelText(/Ends at/).fill('2031-12-01T06:30');
  await screen.getByRole('button', { name: 'Set the status' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Close Acme to players?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(setStatus).not.toHaveBeenCalled();

  await screen.getByRole('button', { name: 'Set the status' }).click();
  await screen.getByRole('button', { name: 'Close the site' }).click();
  await expect.element(screen.getByText('The site is under maintenance.')).toBeVisible();
  expect(setStatus).toHaveBeenCalledExactlyOnceWith({
    status: 1,
    maintenance: true,
    regionRestriction: false,
    endTime: new Date('2031-12-01T06:30').toISOString(),
  });
});

test('keeps the choice when the gateway refuses it', async () => {
  const screen = await renderRoom(StatusRoom, { setStatus: () => Promise.reject(new ControlError('UNAVAILABLE')) });
  await screen.getByRole('radio', { name: 'Region blocked' }).click();
  await screen.getByRole('button', { name: 'Set the status' }).click();
  await screen.getByRole('button', { name: 'Close the site' }).click();
  await expect.element(screen.getByText('The gateway is busy, or its database is unreachable.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Region blocked' })).toBeChecked();
});
