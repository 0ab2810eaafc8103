import { expect, test, vi } from 'vitest';
import { ControlError } from '#api/control-error.ts';
import { renderRoom } from '../../../test/render-room.tsx';
import { FlagsRoom } from './FlagsRoom.tsx';

test('switches a flag by its code, and leaves it unchanged when the gateway refuses', async () => {
  let enabled = false;
  const switchFlag = vi
    .fn<(flag: { enabled: boolean }) => Promise<void>>(async (flag) => {
      ({ enabled } = flag);
    })
    .mockRejectedValueOnce(new ControlError('UNAVAILABLE'));
  const screen = await renderRoom(FlagsRoom, {
    switchFlag,
    flags: async () => ({
      features: [{ modId: 'LOGIN', enabled: true, childrenNodes: [{ modId: 'SMSLOGIN3', enabled, childrenNodes: [] }] }],
    }),
  });
  const flag = screen.getByRole('switch', { name: 'Log in with a code by sms' });
  await flag.click();
  await expect.element(screen.getByText('The gateway is busy, or its database is unreachable.')).toBeVisible();
  await expect.element(flag).not.toBeChecked();
  await flag.click();
  await expect.element(screen.getByText('Log in with a code by sms: on.')).toBeVisible();
  await expect.element(flag).toBeChecked();
  expect(switchFlag).toHaveBeenLastCalledWith({ modId: 'SMSLOGIN3', enabled: true });
});
