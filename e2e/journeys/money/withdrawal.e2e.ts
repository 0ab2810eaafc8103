import type { Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';
import { Desk } from '../../page-models/desk.ts';
import { password } from '../../page-models/login-dialog.ts';
import { addBankAccount, callerOf, setPaymentPassword } from '../../support/member-call.ts';
import { countSteps } from '../../support/steps.ts';
import { expect, test } from '../../support/test.ts';

/** Nobody else pays this member or plays as her, so her balance is exact. */
const account = 'beatriz';
const paymentPassword = '481620';
const phone = { width: 390, height: 844 };

/** The way from home to the form: two taps. */
async function openForm(page: Page, t: Translate): Promise<void> {
  await page
    .getByRole('navigation', { name: t('common:shell.shortcuts') })
    .filter({ visible: true })
    .getByRole('link', { name: t('common:navigation.account') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('member:sections.withdraw'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('withdrawal:form.title') })).toBeVisible();
}

test(
  'a withdrawal to a new account waits for the desk, is approved, paid and confirmed, and the open page follows [member-05, wallet-01]',
  { tag: ['@brand', '@control'] },
  async ({ page, context, t, brand, site, centre }, { retry }) => {
    const caller = await callerOf(brand, account);
    await setPaymentPassword(caller, paymentPassword);
    await addBankAccount(caller, paymentPassword, `4711${retry}`);
    await site.openAs(account, '/member/withdraw');
    await expect(centre.heading).toHaveText(t('member:sections.withdraw'));
    const cash = await site.amount();

    const desk = new Desk(await context.newPage());
    await page.getByRole('radio').last().check();
    const [waits = ''] = t('withdrawal:hold.account', { until: '@' }).split('@');
    await expect(page.getByText(waits)).toBeVisible();
    await desk.open();
    await desk.merchant.selectOption(brand.merchantCode);
    await desk.enter('Members');
    await desk.main.getByLabel('Account or nickname').fill(account);
    await desk.main.getByRole('button', { name: `Actions for ${account}`, exact: true }).click();
    await desk.page.getByRole('menuitem', { name: 'End the hold on withdrawals' }).click();
    await desk.page.getByRole('dialog').getByRole('button', { name: 'End the hold on withdrawals' }).click();
    await expect(desk.page.getByText(`${account} can withdraw again.`)).toBeVisible();
    await page.reload();
    await page.getByRole('textbox', { name: t('withdrawal:form.amount') }).fill('60');
    await page.getByLabel(t('forms:paymentPassword.label'), { exact: true }).fill(paymentPassword);
    await page.getByRole('button', { name: /(?<![\d.,])60[.,]00/ }).click();
    const card = (state: string) =>
      page.getByRole('article', { name: new RegExp(`60[.,]00.*${t(`withdrawal:states.${state}`)}$`) }).first();
    await expect(card('requested')).toBeVisible();
    await expect.poll(() => site.amount()).toBe(cash - 6_000);

    await desk.enter('Withdrawals');
    const asked = desk.main.getByRole('article', { name: new RegExp(`^${account}, `) }).first();
    await asked.getByRole('button', { name: 'Take into review' }).click();
    await asked.getByRole('button', { name: 'Approve' }).click();

    await expect(card('paid')).toBeVisible();
    await card('paid')
      .getByRole('button', { name: t('withdrawal:receipt.full'), exact: true })
      .click();
    await page.getByRole('button', { name: t('withdrawal:receipt.confirm.full') }).click();
    await expect(card('receivedFull')).toBeVisible();
    expect(await site.amount()).toBe(cash - 6_000);

    await test.step('on a phone the next one is three taps from home, and only the PIN is typed', async () => {
      await page.setViewportSize(phone);
      await page.goto('/');
      await expect(site.balance).toContainText(/\d/);
      const steps = await countSteps(page);
      await openForm(page, t);
      await page.getByLabel(t('forms:paymentPassword.label'), { exact: true }).fill(paymentPassword);
      await page.getByRole('button', { name: /(?<![\d.,])60[.,]00$/ }).click();
      await expect.poll(() => site.amount()).toBe(cash - 12_000);
      expect(await steps()).toEqual({ taps: 3, fields: 1 });
    });
  },
);

test(
  'on a phone, the first withdrawal creates its account and PIN in the form, four taps from home and without a dialog',
  { tag: '@brand' },
  async ({ page, t, site }, { retry }) => {
    await page.setViewportSize(phone);
    // A member's first withdrawal can run only once.
    await site.openAs(['marina', 'sofia'][retry] ?? 'sofia');
    const steps = await countSteps(page);
    await openForm(page, t);
    const field = (key: string) => page.getByRole('textbox', { name: t(`payment-accounts:form.${key}`), exact: true });
    await expect(page.getByLabel(t('forms:paymentPassword.new'), { exact: true })).toBeVisible();
    const isPix = (await field('pixKey').count()) > 0;
    if (isPix) await field('pixKey').fill('marina@mail.example');
    else {
      await field('institution.bank').fill('Journey Bank');
      await field('number.bank').fill('4711999');
    }
    const isNamed = (await field('holder').count()) === 0;
    if (!isNamed) await field('holder').fill('Marina Souza');
    await page.getByLabel(t('forms:paymentPassword.new'), { exact: true }).fill(paymentPassword);
    await page.getByLabel(t('forms:paymentPassword.login'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('withdrawal:form.half'), exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${t('withdrawal:form.submitAmount', { amount: '' })}`) }).click();
    await expect(page.getByRole('heading', { name: t('withdrawal:prepared.title') })).toBeFocused();
    // A PIX key is one field, a bank account two. A member whose name is unknown types it, too.
    const account = (isPix ? 1 : 2) + (isNamed ? 0 : 1);
    // The PIN and the login password. A login does not prove who chooses the PIN, so the password is a separate field.
    const secrets = 2;
    // The chip fills the amount, so it is not typed.
    expect(await steps()).toEqual({ taps: 4, fields: account + secrets });
    await page.reload();
    await expect(page.getByText(t('withdrawal:hold.account', { until: '@' }).split('@')[0] ?? '')).toBeVisible();
  },
);
