import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Profile } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, memoryStore } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import account from '../../account.en.json' with { type: 'json' };
import { accountState } from '../../account.state.ts';
import { squareOf, wholeView } from '../../profile/crop.rules.ts';
import { aProfile } from '../../profile/profile.builders.ts';
import { contactSubmitted, profileLoaded, profileRefused, profileSubmitted } from '../../profile/profile.slice.ts';
import { ContactDialog } from '../../contacts/ContactDialog/ContactDialog.tsx';
import { DetailsCard } from '../../profile/DetailsCard/DetailsCard.tsx';
import { CropField } from '../../profile/PictureDialog/CropField.tsx';
import { ProfileDialog } from '../../profile/ProfileDialog/ProfileDialog.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms, account } }, interpolation: { escapeValue: false } });

async function open(content: ReactNode, profile: Partial<Profile> = {}) {
  const store = createAppStore();
  store.inject(accountState);
  store.dispatch(profileLoaded(aProfile(profile)));
  const sent: unknown[] = [];
  const dispatch = store.dispatch;
  store.dispatch = ((action) => {
    if (profileSubmitted.match(action) || contactSubmitted.match(action)) sent.push(action.payload);
    return dispatch(action);
  }) as typeof store.dispatch;
  const asked: unknown[] = [];
  const client: ApiClient = { call: (async (...call: unknown[]) => (asked.push(call[2]), { expiredMinutes: 5 })) as ApiClient['call'] };
  const world = { now: Date.parse('2026-05-17T12:00:00Z') };
  const clock = { now: () => world.now };
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <PortsContext value={{ client, clock, tabStorage: memoryStore() }}>{content}</PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, sent, asked, store, world };
}

const nobody = () => undefined;

test('the birthday check asks for the date and for the word of being 21 [valid-44]', async () => {
  const { screen, sent } = await open(<ProfileDialog request={{ kind: 'editProfile', field: 'birthday' }} onClose={nobody} />);
  const fill = async (day: string, month: string, year: string) => {
    await screen.getByRole('textbox', { name: 'Day' }).fill(day);
    await screen.getByRole('textbox', { name: 'Month' }).fill(month);
    await screen.getByRole('textbox', { name: 'Year' }).fill(year);
  };
  const save = screen.getByRole('button', { name: 'Save' });
  await fill('18', '5', '2005');
  await save.click();
  await expect.element(screen.getByText('You must be 21 or older.')).toBeVisible();
  await fill('17', '5', '2005');
  await save.click();
  expect(sent).toEqual([]);
  await screen.getByRole('checkbox', { name: 'I confirm that I’m 21 or older.' }).click();
  await save.click();
  await expect.poll(() => sent).toEqual([{ birthday: '2005-05-17' }]);
  await expect(screen.container).toBeAccessible();
});

test('a refused field says so, and keeps what was typed', async () => {
  const { screen, sent, store } = await open(<ProfileDialog request={{ kind: 'editProfile', field: 'idNumber' }} onClose={nobody} />);
  await screen.getByRole('textbox', { name: 'National ID' }).fill('123');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toEqual([{ idNumber: '123' }]);
  store.dispatch(profileRefused({ code: 'INVALID_REQUEST', status: 400, requestId: null, fields: { '/idNumber': 'minLength' } }));
  await expect.element(screen.getByText('We can’t accept this. Please change it.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'National ID' })).toHaveValue('123');
});

test('what is told once has no button any more', async () => {
  const { screen } = await open(<DetailsCard />, {
    fields: { ...aProfile().fields, birthday: { value: '1990-**-**', isLocked: true } },
  });
  await expect.element(screen.getByText('1990-**-**')).toBeVisible();
  await expect.element(screen.getByText('Can’t be changed')).toBeVisible();
  expect(screen.getByRole('button', { name: /Date of birth/ }).elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Add: National ID' })).toBeVisible();
});

test('a confirmed address changes with its code', async () => {
  const contacts = { mobile: aProfile().contacts.mobile, email: { value: 'm***@a.example', isConfirmed: true } };
  const { screen, sent, asked, world } = await open(
    <ContactDialog request={{ kind: 'editContact', contact: 'email' }} onClose={nobody} />,
    {
      contacts,
    },
  );
  const send = screen.getByRole('button', { name: 'Send code' });
  await screen.getByRole('textbox', { name: 'New email' }).fill('nobody');
  await send.click();
  await expect.element(screen.getByText(/Enter an email address/)).toBeVisible();
  expect(asked).toEqual([]);
  await screen.getByRole('textbox', { name: 'New email' }).fill('new@a.example');
  world.now += 1001;
  await send.click();
  await expect.poll(() => asked).toEqual([{ body: { kind: 'email', value: 'new@a.example' } }]);
  await screen.getByRole('textbox', { name: /Code/ }).fill('123456');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => sent).toEqual([{ kind: 'email', value: 'new@a.example', code: '123456' }]);
});

test('a picture is moved and zoomed by keys alone', async () => {
  const canvas = new OffscreenCanvas(400, 200);
  canvas.getContext('2d');
  const picture = await createImageBitmap(canvas);
  let seen = wholeView;
  function Own() {
    const [view, setView] = useState(wholeView);
    return <CropField picture={picture} view={view} onChange={(next) => setView((seen = next))} />;
  }
  const { screen } = await open(<Own />);
  const stage = screen.getByRole('button', { name: /arrow keys/ }).element() as HTMLElement;
  const press = (key: string) => stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press('ArrowRight');
  await expect.poll(() => seen.x).toBeGreaterThan(0.5);
  press('+');
  await expect.poll(() => squareOf(picture, seen).side).toBeLessThan(200);
  for (let turn = 0; turn < 20; turn += 1) press('-');
  await expect.poll(() => seen.zoom).toBe(1);
});
