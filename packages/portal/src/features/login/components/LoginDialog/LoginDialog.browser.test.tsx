import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { ApiClient } from '#api/client.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { flagsLoaded } from '#shared/facts/site.slice.ts';
import type { WantedGame } from '#shared/store/dialogs.slice.ts';
import { demoChosen } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, memoryStore } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import commonPt from '../../../../app/language/common.pt.json' with { type: 'json' };
import formsPt from '../../../../shared/forms/forms.pt.json' with { type: 'json' };
import login from '../../login.en.json' with { type: 'json' };
import loginPt from '../../login.pt.json' with { type: 'json' };
import { loginRefused, loginSubmitted, loginSlice, trialRequested } from '../../login.slice.ts';
import { Dialog } from './LoginDialog.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, forms, login }, pt: { common: commonPt, forms: formsPt, login: loginPt } },
  interpolation: { escapeValue: false },
});

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const everyWay = ['SMSLOGIN3', 'FREEPLAY3'];
const tree = (flags: string[]) => flags.map((modId) => ({ modId, enabled: true, childrenNodes: [] }));

/** Without flags, they are still loading. */
async function open({
  flags = everyWay,
  game,
  signIn,
}: { flags?: string[] | null; game?: WantedGame; signIn?: PublicBrand['signIn'] } = {}) {
  const store = createAppStore();
  store.inject(loginSlice);
  if (flags !== null) store.dispatch(flagsLoaded(tree(flags)));
  const sent: UnknownAction[] = [];
  const dispatch = store.dispatch;
  store.dispatch = ((action: UnknownAction) => (sent.push(action), dispatch(action))) as typeof store.dispatch;
  const asked: [name: string, input: unknown][] = [];
  const world = { now: 1_000_000 };
  const client: ApiClient = {
    call: (async (name: string, _guard: unknown, input: unknown) => {
      asked.push([name, input]);
      return name === 'captcha' ? { captchaId: `p${asked.length}`, image: picture } : { expiredMinutes: 5 };
    }) as ApiClient['call'],
  };
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand(signIn === undefined ? {} : { signIn })}>
          <PortsContext value={{ client, clock: { now: () => world.now }, tabStorage: memoryStore() }}>
            <MemoryRouter>
              <Dialog request={{ kind: 'login', ...(game === undefined ? {} : { isNeeded: true, game }) }} onClose={() => undefined} />
            </MemoryRouter>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  const submitted = () => sent.filter(loginSubmitted.match).map(({ payload }) => payload);
  const refuse = (captcha?: boolean) =>
    dispatch(
      loginRefused({ code: 'INVALID_CREDENTIALS', status: 401, requestId: null, ...(captcha === undefined ? {} : { value: { captcha } }) }),
    );
  const submit = () => screen.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  return { screen, store, sent, submitted, refuse, submit, asked, world };
}

test('is refused without a username or password, and sends nothing [valid-01, valid-02]', async () => {
  const { screen, submit, submitted } = await open();
  const username = screen.getByRole('textbox', { name: 'Username, phone or email' });
  const password = screen.getByLabelText('Password', { exact: true });
  await password.fill('secret');
  await submit();
  await expect.element(username).toHaveAccessibleDescription('Enter your username, phone number or email.');
  await expect.element(username).toHaveFocus();
  await username.fill('   ');
  await submit();
  await expect.element(username).toHaveAccessibleDescription('Enter your username, phone number or email.');
  await username.fill('marina');
  await password.fill('');
  await submit();
  await expect.element(password).toHaveAccessibleDescription('Enter your password.');
  expect(submitted()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('sends the input without surrounding spaces [valid-06]', async () => {
  const { screen, submit, submitted } = await open();
  await screen.getByRole('textbox', { name: 'Username, phone or email' }).fill('  marina ');
  await screen.getByLabelText('Password', { exact: true }).fill(' secret ');
  await submit();
  await expect.poll(submitted).toEqual([{ type: 'username', username: 'marina', password: 'secret', remember: false }]);
});

test.each(['(21) 98765-0930', 'Marina@Mail.example'])('sends %j as the name unchanged', async (typed) => {
  const { screen, submit, submitted } = await open();
  await screen.getByRole('textbox', { name: 'Username, phone or email' }).fill(typed);
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await submit();
  await expect.poll(submitted).toMatchObject([{ type: 'username', username: typed }]);
});

test('shows a captcha once a refusal asks for it, and then requires its text [session-10, valid-03]', async () => {
  const { screen, refuse, submit, submitted, asked } = await open();
  await screen.getByRole('textbox', { name: 'Username, phone or email' }).fill('marina');
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  refuse();
  await expect.element(screen.getByText('Wrong username, phone, email or password.')).toBeVisible();
  await expect.element(screen.getByLabelText('Code in the picture')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  refuse(true);
  const field = screen.getByLabelText('Code in the picture');
  await expect.element(screen.getByRole('img', { name: 'A picture with five letters and digits' })).toBeVisible();
  expect(asked.map(([name]) => name)).toEqual(['captcha']);
  await submit();
  await expect.element(field).toHaveAccessibleDescription('Enter the code in the picture.');
  expect(submitted()).toEqual([]);
  await field.fill(' ac3df ');
  await submit();
  await expect.poll(submitted).toMatchObject([{ captcha: 'ac3df', captchaId: 'p1' }]);
  refuse(true);
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(field).toHaveValue('');
});

test('changes the captcha at most once a second [valid-32]', async () => {
  const { screen, refuse, asked, world } = await open();
  refuse(true);
  const another = screen.getByRole('button', { name: 'Show a different picture' });
  await another.click();
  await another.click();
  world.now += 999;
  await another.click();
  expect(asked).toHaveLength(2);
  world.now += 1;
  await another.click();
  await expect.poll(() => asked.length).toBe(3);
});

test('offers the login by text message only where the flag is on [role-27]', async () => {
  const on = await open();
  await on.screen.getByRole('button', { name: 'Text code' }).click();
  await expect.element(on.screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  await on.screen.getByRole('button', { name: 'Password', exact: true }).click();
  await expect.element(on.screen.getByRole('textbox', { name: 'Username, phone or email' })).toHaveFocus();
  await on.screen.unmount();
  const off = await open({ flags: [] });
  await expect.element(off.screen.getByRole('textbox', { name: 'Username, phone or email' })).toBeVisible();
  await expect.element(off.screen.getByRole('button', { name: 'Text code' })).not.toBeInTheDocument();
});

const club = { providers: [{ id: 'club', name: 'Club ID' }], phone: true };

test('keeps all but one other method behind a button, and offers a number once [session-28]', async () => {
  const { screen } = await open({ signIn: club });
  const club1 = screen.getByRole('button', { name: 'Club ID' });
  await expect.element(screen.getByText('Or log in with')).toBeVisible();
  await expect.element(club1).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'More ways' });
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await expect.element(club1).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Phone' })).not.toBeInTheDocument();
  await expect(screen.container).toBeAccessible();
  await screen.unmount();
  const without = await open({ signIn: club, flags: ['FREEPLAY3'] });
  await without.screen.getByRole('button', { name: 'More ways' }).click();
  await expect.element(without.screen.getByRole('button', { name: 'Phone' })).toBeVisible();
});

const moon: WantedGame = {
  nodeId: 7,
  vassalage: 'PG',
  gameType: 'RNG',
  gameName: 'Moon',
  showIcon: `data:image/png;base64,${picture}`,
  offersDemo: true,
};

test('opened for a game shows its cover and name, and its demo above the fields', async () => {
  const { screen, sent } = await open({ game: moon });
  const card = screen.getByRole('region', { name: 'Moon' });
  await expect.element(card.getByText('Log in to play for real money.')).toBeVisible();
  expect((card.element().querySelector('img') as HTMLImageElement).src).toBe(moon.showIcon);
  await expect.element(screen.getByText('You are not logged in', { exact: false })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Username, phone or email' })).toHaveFocus();
  const demo = card.getByRole('button', { name: 'Play demo' });
  const field = screen.getByRole('textbox', { name: 'Username, phone or email' }).element();
  expect(demo.element().compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await demo.click();
  expect(sent.filter(demoChosen.match)).toHaveLength(1);
  await screen.unmount();
  const none = await open({ game: { ...moon, offersDemo: false } });
  await expect.element(none.screen.getByRole('region', { name: 'Moon' })).toBeVisible();
  await expect.element(none.screen.getByRole('button', { name: 'Play demo' })).not.toBeInTheDocument();
});

test('offers trial play where the flag is on [role-06, role-25]', async () => {
  const on = await open();
  await on.screen.getByRole('button', { name: 'More ways' }).click();
  await on.screen.getByRole('button', { name: 'Try it without an account' }).click();
  expect(on.sent.filter(trialRequested.match)).toHaveLength(1);
  await on.screen.unmount();
  const off = await open({ flags: ['SMSLOGIN3'] });
  await expect.element(off.screen.getByRole('button', { name: 'Try it without an account' })).not.toBeInTheDocument();
});

test('by text message requires a valid number and then the code [valid-04, valid-05]', async () => {
  const { screen, submit, submitted, asked, world } = await open();
  await screen.getByRole('button', { name: 'Text code' }).click();
  const mobile = screen.getByRole('textbox', { name: 'Mobile number' });
  const send = screen.getByRole('button', { name: 'Send code' });
  await send.click();
  await expect.element(mobile).toHaveAccessibleDescription('Enter your mobile number.');
  await mobile.fill('123');
  world.now += 1000;
  await send.click();
  await expect.element(mobile).toHaveAccessibleDescription('Enter a valid mobile number with its area code.');
  expect(asked, 'nothing is asked without a number').toEqual([]);
  await expect.element(screen.getByLabelText(/Enter the code/)).not.toBeInTheDocument();
  await mobile.fill('11987650003');
  world.now += 1000;
  await send.click();
  const code = screen.getByLabelText('Enter the code sent to +55 11987650003');
  await expect.element(code).toHaveFocus();
  await submit();
  await expect.element(code).toHaveAccessibleDescription(/Enter the code from the message\./);
  expect(submitted()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('by text message requests the code and sends it once complete, each at most once a second [valid-31, session-01]', async () => {
  const { screen, store, submit, submitted, asked, world } = await open();
  await screen.getByRole('button', { name: 'Text code' }).click();
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('11987650003');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByRole('button', { name: 'New code in 5:00' })).toBeVisible();
  expect(asked).toEqual([['sendLoginCode', { body: { mobileNum: '11987650003', countryDialingCode: '55' } }]]);
  await screen.getByLabelText(/Enter the code/).fill('123456');
  await expect.poll(submitted).toEqual([{ type: 'sms', mobile: '+5511987650003', code: '123456' }]);
  const refused = () => store.dispatch(loginRefused({ code: 'CODE_INVALID', status: 400, requestId: null }));
  refused();
  world.now += 999;
  await submit();
  expect(submitted()).toHaveLength(1);
  world.now += 1;
  await submit();
  await expect.poll(submitted).toHaveLength(2);
});

test('shows who may play, the risks, and where to play more safely', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText(/For ages 18 and over only/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/safer-play');
});

test('reserves space for what the gateway may offer, so that nothing shifts', async () => {
  const { screen, store } = await open({ flags: null });
  const dialog = screen.getByRole('dialog').element();
  for (const animation of dialog.getAnimations()) animation.finish();
  const username = screen.getByRole('textbox', { name: 'Username, phone or email' }).element();
  const signUp = screen.getByRole('link', { name: 'Sign up' }).element();
  const places = () => [dialog, username, signUp].map((element) => Math.round(element.getBoundingClientRect().top));
  const before = places();
  store.dispatch(flagsLoaded(tree(everyWay)));
  await expect.element(screen.getByRole('button', { name: 'Text code' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Username, phone or email' }).element()).toBe(username);
  expect(places()).toEqual(before);
});

test.each([360, 390, 430])('fits a window of %i, with a game and every method, in both languages', async (width) => {
  await page.viewport(width, 900);
  try {
    for (const language of ['en', 'pt']) {
      await texts.changeLanguage(language);
      const { screen } = await open({ game: { ...moon, gameName: 'The Extraordinary Lanterns of Copacabana' }, signIn: club });
      await screen.getByRole('button', { name: language === 'en' ? 'More ways' : 'Outras formas' }).click();
      await expect.element(screen.getByRole('button', { name: 'Club ID' })).toBeVisible();
      const more = screen.getByRole('button', { name: language === 'en' ? 'More ways' : 'Outras formas' });
      const words = document.createRange();
      words.selectNodeContents(more.getByText(language === 'en' ? 'More ways' : 'Outras formas').element());
      expect(words.getClientRects(), language).toHaveLength(1);
      const dialog = screen.getByRole('dialog').element();
      const reach = [...dialog.querySelectorAll('*')].map((element) => element.getBoundingClientRect().right);
      expect(Math.max(...reach), language).toBeLessThanOrEqual(width);
      await screen.unmount();
    }
  } finally {
    await texts.changeLanguage('en');
    await page.viewport(1280, 900);
  }
});
