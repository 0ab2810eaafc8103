import { logInSealed } from '@livery/sandbox/sealed-login';
import { Desk } from '../../page-models/desk.ts';
import { LoginDialog, password } from '../../page-models/login-dialog.ts';
import { Site } from '../../page-models/site.ts';
import { address } from '../../support/address.ts';
import { nextValue } from '../../support/calls.ts';
import { controlCall } from '../../support/control-call.ts';
import { serveSpare, spare, spareAddress } from '../../support/spare.ts';
import { expect, test } from '../../support/test.ts';

/** These run one after the other, because they share the spare merchant, which one of them closes. */
test.describe.configure({ mode: 'default' });

test('an operator closes a site at the desk and reopens it', { tag: '@control' }, async ({ page, context, textsIn }) => {
  const desk = new Desk(page);
  await desk.open();
  expect(page.url()).not.toContain('secret');
  await desk.merchant.selectOption(spare.name);

  const player = await context.newPage();
  await serveSpare(player);
  await player.goto(spareAddress);
  const t = textsIn((await player.locator('html').getAttribute('lang')) ?? 'en');
  const { header } = new Site(player, t);
  await expect(player.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(header).toBeVisible();

  await desk.enter('Status');
  await page.getByRole('radio', { name: 'Maintenance' }).check();
  await desk.button('Set the status').click();
  await desk.button('Close the site').click();
  await expect(page.getByText('The site is under maintenance.')).toBeVisible();
  await player.reload();
  await expect(player.getByRole('heading', { level: 1, name: t('common:closure.maintenance.title') })).toBeVisible();
  await expect(header).toHaveCount(0);

  await page.getByRole('radio', { name: 'Normal' }).check();
  await desk.button('Set the status').click();
  await expect(page.getByText('The site is open.', { exact: true }).last()).toBeVisible();
  await player.reload();
  await expect(header).toBeVisible();
});

test('an operator reads a member’s messages at the desk as the member sees them', { tag: '@control' }, async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.merchant.selectOption(spare.name);
  const { token } = await logInSealed(
    async (path, options) => {
      const answer = await fetch(`${address(null)}${path}`, options);
      return { status: answer.status, body: await answer.text() };
    },
    spare.code,
    { username: 'helena', password },
  );
  expect(token).not.toBe('');
  // It arrives while the desk is open, without a reload.
  await page
    .getByRole('link', { name: /helena@member\.example/ })
    .first()
    .click();
  const letter = page.getByRole('article', { name: 'Message as its receiver sees it' });
  await expect(letter.getByRole('heading', { level: 2 })).toContainText(spare.name);
  await expect(letter).toContainText('helena');
});

test('new terms are accepted by the next member who logs in, who is asked once', { tag: '@control' }, async ({ page, textsIn }) => {
  const version = crypto.randomUUID().slice(0, 8);
  const changes = { en: `Faster payouts ${version}`, pt: `Pagamentos mais rápidos ${version}` };
  await controlCall({ merchantCode: spare.code }, 'publishTerms', { version, changes });
  await serveSpare(page);
  await page.goto(`${spareAddress}/login`);
  const t = textsIn((await page.locator('html').getAttribute('lang')) ?? 'en');
  await new LoginDialog(page, t).logIn('lucas');
  const terms = page.getByRole('dialog', { name: t('safer-play:terms.title') });
  await expect(terms).toContainText(version);
  await expect(terms).toContainText(new RegExp(`${changes.en}|${changes.pt}`));
  await terms.getByRole('button', { name: t('safer-play:terms.agree') }).click();
  await expect(terms).toBeHidden();
  const asked = nextValue(page, 'termsConsent');
  await page.reload();
  expect(await asked).toMatchObject({ version, isAgreed: true });
  await expect(new Site(page, t).balance).toBeVisible();
  await expect(terms).toHaveCount(0);
});

test('an operator moves a member at the desk, and sees its former place and the reason', { tag: '@control' }, async ({ page }) => {
  const reason = `Asked by phone, ${crypto.randomUUID().slice(0, 8)}`;
  // An earlier run may have left it there.
  await controlCall({ merchantCode: spare.code }, 'moveMember', { account: 'lucas', under: 'agent2', reason: 'Before the journey' });
  const desk = new Desk(page);
  await desk.open();
  await desk.merchant.selectOption(spare.name);
  await desk.enter('Agents');
  await page.getByRole('searchbox', { name: 'Account or number' }).fill('lucas');
  await page.keyboard.press('Enter');
  const ancestors = page.getByRole('navigation', { name: 'Ancestors' });
  await expect(ancestors.getByRole('link')).toHaveText(['All agents', 'agent', 'agent2']);

  await desk.button('Move').click();
  const dialog = page.getByRole('dialog', { name: 'Move lucas' });
  await dialog.getByRole('searchbox').fill('agent41');
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'agent41' }).check();
  await expect(dialog.getByRole('region', { name: 'What the move does' })).toContainText('agent › agent41');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Move lucas below agent41' }).click();
  await expect(page.getByText('lucas is below agent41 now, 1 member in all.')).toBeVisible();
  await expect(ancestors.getByRole('link')).toHaveText(['All agents', 'agent', 'agent41']);
  const [latest] = await page.getByRole('region', { name: 'lucas' }).getByRole('listitem').all();
  await expect(latest ?? page.getByRole('main')).toContainText('agent2 → agent41, 1 member');
  await expect(latest ?? page.getByRole('main')).toContainText(reason);
});
