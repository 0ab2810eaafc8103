import { randomInt } from 'node:crypto';
import { inboxOf } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

const password = 'Quiet-Mango-42';
/** Never the same twice: no journey takes the name of another. */
const someDigits = (length: number) => String(randomInt(10 ** (length - 1), 10 ** length));

test.describe('registration', () => {
  test(
    'by username opens at /register with the code of an invitation, and ends at home as a member [route-04, route-05, session-18, modal-05]',
    { tag: '@brand' },
    async ({ page, t, site, register }) => {
      await site.open('/register?referralCode=FRIEND7');
      await expect(register.dialog).toBeVisible();
      await expect(site.main.getByRole('tab', { name: t('lobby:menu.HOME'), includeHidden: true })).toBeAttached();
      await register.way('username').click();
      await register.field('username').fill(`ana${someDigits(8)}`);
      await register.fillPasswords(password);
      await register.consent();
      await register.submit.click();
      await expect(register.dialog).toBeHidden();
      await expect(site.balance).toContainText(/0[.,]00/);
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test(
    'by mobile takes the code that came to the number [session-16, wire-verification-sms-register, wire-member-register-mobile]',
    { tag: '@control' },
    async ({ page, t, brand, site, register }) => {
      const number = `119${someDigits(8)}`;
      await site.open();
      await site.signUp.click();
      await expect(page).toHaveURL(/\/$/);
      await register.field('mobileNum').fill(`+55${number}`);
      await register.sendCode.click();
      const sent = async () => /\d{6}/.exec((await inboxOf(brand.code, `+55${number}`))[0]?.content ?? '')?.[0] ?? '';
      await expect.poll(sent).toMatch(/^\d{6}$/);
      await register.dialog.getByRole('textbox', { name: t('forms:code.label') }).fill(await sent());
      await register.fillPasswords(password);
      await register.consent();
      await register.submit.click();
      await expect(register.dialog).toBeHidden();
      await expect(site.balance).toContainText(/0[.,]00/);
    },
  );
});
