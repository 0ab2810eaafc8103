import { Secret, TOTP } from 'otpauth';
import { addAuthenticator } from '../../support/authenticator.ts';
import { expect, test } from '../../support/test.ts';

/** A code after the last accepted one, still within one step of the gateway's clock. */
const codeOf = (secret: string, steps: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

test('login asks for an authenticator code once enabled, but not after a passkey [modal-11]', async ({ page, t, site, center, login }) => {
  const authenticator = await addAuthenticator(page);
  await site.openAs('sofia', '/member/securityCenter');

  const secret = await center.startTwoFactor();
  const [recoveryCode = ''] = await center.confirmTwoFactor(codeOf(secret, -1));
  await expect(center.twoFactor.getByText(t('account:twoFactor.on'), { exact: true })).toBeVisible();
  await center.addPasskey();
  await expect(center.passkeys.getByText(t('account:passkeys.unused'))).toBeVisible();

  await authenticator.rest();
  await site.forgetSession();
  await site.open('/login');
  await login.logIn('sofia');
  await center.secondStep.getByLabel(t('login:secondFactor.code')).fill(codeOf(secret, 1));
  await expect(center.secondStep).toBeHidden();
  await expect(site.balance).toBeVisible();

  await site.forgetSession();
  await site.open('/login');
  await expect(login.dialog).toBeVisible();
  // Uses the passkey that the browser offers beside the username. The dialog's own test covers the button.
  await authenticator.answer();
  // A touch at the moment the browser starts to ask may be lost. Then it asks again.
  await expect(async () => {
    if (await login.dialog.isVisible()) await site.open('/login');
    await expect(site.balance).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });

  await site.open('/member/securityCenter');
  await center.turnOffTwoFactor(recoveryCode);
  await expect(center.twoFactor.getByText(t('account:twoFactor.off'), { exact: true })).toBeVisible();
});
