import { PaymentProvider } from '../../page-models/payment-provider.ts';
import { callAsMember } from '../../support/calls.ts';
import { countSteps } from '../../support/steps.ts';
import { expect, test } from '../../support/test.ts';

/** Journeys that run at the same time play as other members. */
const account = 'rafael';

test(
  'a deposit survives a reload, is paid at the provider, and updates balance and page [member-04]',
  { tag: ['@brand', '@control'] },
  async ({ page, context, t, site, centre }) => {
    await site.openAs(account, '/member/depositv2');
    await expect(centre.heading).toHaveText(t('member:sections.depositv2'));
    const cash = await site.amount();

    const pix = page.getByRole('radio', { name: t('deposit:kinds.pix') });
    await expect(page.getByRole('radio').first()).toBeAttached();
    const isPix = (await pix.count()) > 0;
    await (isPix ? pix : page.getByRole('radio', { name: t('deposit:kinds.debitCard') })).check();
    await page.getByRole('textbox', { name: t('deposit:form.amount') }).fill('40');
    await page.getByRole('button', { name: /40[.,]00/ }).click();
    if (isPix) {
      const heading = page.getByRole('heading', { name: new RegExp(t('deposit:waiting.title')) });
      await expect(heading).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible();
    }
    const provider = new PaymentProvider(isPix ? await context.newPage() : page);
    if (isPix) await provider.openCode((await page.getByRole('status', { name: t('deposit:waiting.code') }).textContent()) ?? '');
    await provider.pay();
    if (!isPix) await provider.leave();

    // The sandbox charges 1.5 percent for cards.
    const credited = isPix ? 4_000 : 3_940;
    await expect(page.getByRole('heading', { name: isPix ? /40[.,]00/ : /39[.,]40/ })).toBeVisible();
    await expect.poll(() => site.amount()).toBe(cash + credited);
  },
);

test(
  'on a phone, repeating the last deposit takes two taps and no field',
  { tag: ['@brand', '@control'] },
  async ({ page, context, t, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.openAs('sofia', '/member/depositv2');
    await page.getByRole('textbox', { name: t('deposit:form.amount') }).fill('150');
    await page
      .getByRole('button', { name: /150[.,]00$/ })
      .last()
      .click();
    const atProvider = page.waitForURL(/\/payments\/[0-9a-f]{16}$/).then(() => null);
    const code = page.getByRole('status', { name: t('deposit:waiting.code') });
    await Promise.race([atProvider, code.waitFor()]);
    const isCode = await code.isVisible();
    const provider = new PaymentProvider(isCode ? await context.newPage() : page);
    if (isCode) await provider.openCode((await code.textContent()) ?? '');
    await provider.pay();
    if (!isCode) await provider.leave();
    await expect(page.getByRole('heading', { name: isCode ? /150[.,]00/ : /147[.,]75/ })).toBeVisible();

    await page.goto('/');
    const steps = await countSteps(page);
    await page
      .getByRole('navigation', { name: t('common:shell.shortcuts') })
      .filter({ visible: true })
      .getByRole('link', { name: t('common:navigation.deposit') })
      .click();
    const pay = page.getByRole('button', { name: /150[.,]00$/ }).last();
    await expect(pay).toBeInViewport();
    expect(await steps()).toEqual({ taps: 1, fields: 0 });
    const left = page.waitForURL(isCode ? /deposit=/ : /\/payments\/[0-9a-f]{16}$/);
    await pay.click();
    await left;
    if (isCode) await expect(page.getByRole('heading', { name: new RegExp(t('deposit:waiting.title')) })).toBeFocused();
  },
);

test('a deposit keeps its fields through the login after an expired session', async ({ page, t, expectedErrors, site, login }) => {
  expectedErrors.push(/401/);
  await site.openAs('marina', '/member/depositv2');
  const amount = page.getByRole('textbox', { name: t('deposit:form.amount') });
  await amount.fill('120');
  await callAsMember(page, 'logout', undefined);
  await expect(login.expired).toBeVisible();
  await expect(page).toHaveURL(/\/member\/depositv2$/);
  await login.logIn('marina');
  await expect(login.dialog).toBeHidden();
  await expect(amount).toHaveValue('120');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: /120[.,]00/ }).click();
  // A brand whose fastest method is a card opens the provider's page.
  await expect(page).toHaveURL(/[?&]deposit=|\/payments\//);
});
