import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const password = 'Quiet-Mango-42';
/** Unique, so that no journey takes another's name. */
const someDigits = (length: number) => String(randomInt(10 ** (length - 1), 10 ** length));

test.describe('registration', () => {
  test(
    'by username opens at /register with an unknown invitation code and ends on the home page, logged in [route-04, route-05, session-18, modal-05]',
    { tag: '@brand' },
    async ({ page, t, site, register }) => {
      await site.open('/register?referralCode=FRIEND7');
      await expect(register.dialog).toBeVisible();
      await expect(site.main.getByRole('tab', { name: t('lobby:menu.HOME'), includeHidden: true })).toBeAttached();
      await register.way('username').click();
      await register.field('username').fill(`ana${someDigits(8)}`);
      await expect(register.dialog.getByText(t('registration:invitation.none'))).toBeVisible();
      await register.password.fill(password);
      await register.consent.check();
      await register.submit.click();
      await expect(register.dialog).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await register.welcome.getByRole('button', { name: t('registration:welcome.deposit') }).click();
      await expect(page).toHaveURL(/\/member\/deposit/);
      await expect(site.balance).toContainText(/0[.,]00/);
    },
  );
});

test.describe('registration on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'by mobile number takes five taps and three fields, and the number logs in afterwards [session-16, wire-verification-sms-register, wire-member-register-mobile]',
    { tag: ['@control', '@brand'] },
    async ({ page, t, inbox, site, register, login }) => {
      const number = `119${someDigits(8)}`;
      const used = { taps: 0, fields: 0 };
      const tap = async (place: Locator) => {
        await place.tap();
        used.taps += 1;
      };
      /** Types without tapping: each field focuses itself. */
      const fill = async (place: Locator, text: string) => {
        await expect(place).toBeFocused();
        await page.keyboard.insertText(text);
        used.fields += 1;
      };
      await site.open();
      await tap(site.signUp);
      await fill(register.field('mobileNum'), `+55${number}`);
      await tap(register.sendCode);
      await expect(register.code).toBeFocused();
      await fill(register.code, await inbox.code(`+55${number}`));
      await fill(register.password, password);
      await tap(register.consent);
      await tap(register.submit);
      await tap(register.welcome.getByRole('button', { name: t('registration:welcome.play') }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      await expect(site.balance).toContainText(/0[.,]00/);
      expect(used).toEqual({ taps: 5, fields: 3 });

      await site.forgetSession();
      await site.open('/login');
      await login.logIn(`+55 ${number.slice(0, 2)} ${number.slice(2)}`, password);
      await expect(site.balance).toContainText(/0[.,]00/);
    },
  );
});
