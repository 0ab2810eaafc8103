import { expect, test, vi } from 'vitest';
import { renderRoom, settled } from '../../../test/render-room.tsx';
import { FaultsRoom } from './FaultsRoom.tsx';

test('adds a fault, clears one, and clears all only after a second press', async () => {
  const addFault = vi.fn(async () => {});
  const clearFaults = vi.fn(async () => {});
  const screen = await renderRoom(FaultsRoom, { addFault, clearFaults });
  await screen.getByRole('button', { name: 'Add a fault' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add a fault' });
  await settled();
  await expect(dialog.element()).toBeAccessible();
  await dialog.getByRole('textbox', { name: 'Start of the path' }).fill('wps');
  await dialog.getByRole('button', { name: 'Add the fault' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Start of the path' })).toHaveAccessibleDescription(/Enter the start of a path/);
  await dialog.getByRole('textbox', { name: 'Start of the path' }).fill('/wps/member/');
  await dialog.getByRole('combobox', { name: 'What happens' }).selectOptions('The connection is cut');
  await dialog.getByRole('button', { name: 'Add the fault' }).click();
  await expect.element(screen.getByText('The fault is switched on.')).toBeVisible();
  expect(addFault).toHaveBeenCalledExactlyOnceWith({ path: '/wps/member/', drop: true, merchant: 'ACME' });

  await screen.getByRole('button', { name: 'Clear the fault on /wps/game/' }).click();
  await expect.element(screen.getByText('The fault is cleared.')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear all' }).click();
  await screen.getByRole('dialog', { name: 'Clear all faults?' }).getByRole('button', { name: 'Clear all' }).click();
  await expect.element(screen.getByText('All faults are cleared.')).toBeVisible();
  expect(clearFaults.mock.calls).toEqual([[{ id: 'f1' }], [{}]]);
});
