import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type LoginDialog, password } from '../../page-models/login-dialog.ts';
import type { Site } from '../../page-models/site.ts';
import { ports } from '../../support/address.ts';
import { controlCall } from '../../support/control-call.ts';
import type { BrandFacts } from '@livery/sandbox/brand-facts';
import { expect, test } from '../../support/test.ts';

const provider = 'Club ID';
/** Unique, so that the visitor is always new. */
const somebody = () => `Rita${randomInt(10_000_000, 99_999_999)}`;

/** Actions in the provider's window, which a press opens and the site closes. */
async function atTheProvider(page: Page, press: () => Promise<void>, act: (popup: Page) => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  const gone = popup.waitForEvent('close');
  await act(popup);
  await gone;
}

/** Opens the login and returns whether it offers a provider. The brand decides that. */
async function isOffered(site: Site, login: LoginDialog, { offersSignIn }: BrandFacts): Promise<boolean> {
  await site.open('/login');
  await expect(login.dialog).toBeVisible();
  await expect(login.dialog.getByText(site.t('login:login.or'))).toBeVisible();
  await login.more.click();
  await expect(login.dialog.getByRole('button', { name: provider })).toBeVisible({ visible: offersSignIn });
  return offersSignIn;
}

test.describe('login without a password', { tag: ['@control', '@brand'] }, () => {
  test('with a provider registers a new visitor, recognizes them the next time, and reports a cancellation [session-28, session-29]', async ({
    page,
    t,
    brand,
    site,
    login,
  }) => {
    const name = somebody();
    const choose = () => login.dialog.getByRole('button', { name: provider }).click();
    const dialog = page.getByRole('dialog', { name: t('sign-in:provider.title', { provider }) });
    const sayWho = async (popup: Page) => {
      await popup.getByRole('textbox', { name: 'Somebody else' }).fill(name);
      await popup.getByRole('button', { name: 'Continue' }).click();
    };
    if (!(await isOffered(site, login, brand))) return;
    await atTheProvider(page, choose, (popup) => popup.getByRole('button', { name: 'Cancel' }).click());
    await expect(dialog.getByText(t('sign-in:provider.cancelled', { provider }))).toBeVisible();
    await atTheProvider(page, () => dialog.getByRole('button', { name: t('sign-in:provider.again') }).click(), sayWho);
    const joining = page.getByRole('dialog', { name: t('sign-in:join.title') });
    await expect(joining.getByText(name)).toBeVisible();
    await joining.getByRole('textbox', { name: t('sign-in:join.username') }).fill(name.toLowerCase());
    for (const consent of await joining.getByRole('checkbox').all()) await consent.check();
    await joining.getByRole('button', { name: t('sign-in:join.submit') }).click();
    await expect(site.balance).toContainText(/0[.,]00/);
    await site.forgetSession();
    await site.open('/login');
    await login.more.click();
    await atTheProvider(page, choose, sayWho);
    await expect(site.balance).toContainText(/0[.,]00/);
    await expect(site.logIn).toBeHidden();
  });

  test('with a provider is linked and unlinked in the account with the password', async ({ page, t, brand, centre, site }) => {
    if (!brand.offersSignIn) return;
    await site.openAs('sofia', '/member/securityCenter');
    const link = centre.dialog.getByRole('button', { name: t('account:links.linkOne', { name: provider }) });
    const unlink = centre.dialog.getByRole('button', { name: t('account:links.unlinkOne', { name: provider }) });
    const name = somebody();
    await atTheProvider(
      page,
      () => link.click(),
      async (popup) => {
        await popup.getByRole('textbox', { name: 'Somebody else' }).fill(name);
        await popup.getByRole('button', { name: 'Continue' }).click();
      },
    );
    const linking = page.getByRole('dialog', { name: t('sign-in:link.title', { provider }) });
    await linking.getByLabel(t('forms:credentials.password'), { exact: true }).fill(password);
    await linking.getByRole('button', { name: t('sign-in:link.submit') }).click();
    await unlink.click();
    const unlinking = page.getByRole('dialog', { name: t('account:links.unlinkOne', { name: provider }) });
    await unlinking.getByLabel(t('account:protection.password'), { exact: true }).fill(password);
    await unlinking.getByRole('button', { name: t('account:links.unlink') }).click();
    await expect(link).toBeVisible();
  });

  test('by phone refuses a wrong code and accepts the right one [session-20, session-29]', async ({
    page,
    t,
    brand,
    expectedErrors,
    site,
    login,
  }) => {
    expectedErrors.push(/status of 400/);
    const number = `119${randomInt(10_000_000, 99_999_999)}`;
    // The gateway's own text messages would replace it.
    const switchSms = (enabled: boolean) => controlCall(brand, 'switchFlag', { modId: 'SMSLOGIN3', enabled });
    await switchSms(false);
    const isThere = await isOffered(site, login, brand).finally(() => switchSms(true));
    if (!isThere) return;
    await login.dialog.getByRole('button', { name: t('login:login.phone') }).click();
    const dialog = page.getByRole('dialog', { name: t('sign-in:phone.title') });
    await dialog.getByRole('textbox', { name: t('sign-in:phone.mobile') }).fill(`+55${number}`);
    await dialog.getByRole('button', { name: t('forms:code.send') }).click();
    await expect(dialog.getByRole('button', { name: /\b[01]:\d\d$/ })).toBeVisible();
    const phones = await page.request.get(`http://127.0.0.1:${ports.signIn}/phones`);
    const code = new RegExp(`${number}</span><strong>(\\d{6})`).exec(await phones.text())?.[1] ?? '';
    const typed = dialog.getByRole('textbox', { name: t('forms:code.label') });
    const submit = dialog.getByRole('button', { name: t('sign-in:phone.submit'), exact: true });
    await typed.fill(code === '000000' ? '111111' : '000000');
    await submit.click();
    await expect(dialog.getByText(t('forms:errors.CODE_INVALID'))).toBeVisible();
    await typed.fill(code);
    await submit.click();
    const joining = page.getByRole('dialog', { name: t('sign-in:join.title') });
    await joining.getByRole('textbox', { name: t('sign-in:join.username') }).fill(somebody().toLowerCase());
    for (const consent of await joining.getByRole('checkbox').all()) await consent.check();
    await joining.getByRole('button', { name: t('sign-in:join.submit') }).click();
    await expect(site.balance).toContainText(/0[.,]00/);
  });
});
