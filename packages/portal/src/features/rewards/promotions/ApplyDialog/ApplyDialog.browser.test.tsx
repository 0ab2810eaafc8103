import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAppStore } from '#shared/store/store.ts';
import { answerRead } from '#testing/answer-read.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import { applicationSubmitted } from '../promotions.slice.ts';
import { aPromotion } from '../../rewards.builders.ts';
import rewards from '../../rewards.en.json' with { type: 'json' };
import { rewardsState } from '../../rewards.state.ts';
import { Dialog } from './ApplyDialog.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms, rewards } }, interpolation: { escapeValue: false } });

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const aPicture = (name: string, size = 8) => new File([png, new Uint8Array(size - 8)], name, { type: 'image/png' });

async function open() {
  const store = createAppStore();
  store.inject(rewardsState);
  const sent: unknown[] = [];
  const dispatch = store.dispatch;
  store.dispatch = ((action) => {
    if (applicationSubmitted.match(action)) sent.push(action.payload);
    return dispatch(action);
  }) as typeof store.dispatch;
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <Dialog request={{ kind: 'applyForPromotion', promotionId: 1 }} onClose={() => undefined} />
      </I18nextProvider>
    </Provider>,
  );
  answerRead(store, 'promotions', { items: [aPromotion({ way: 'apply' })], clockOffset: 0 });
  const send = screen.getByRole('button', { name: 'Send application' });
  // Set inside the page, because uploading five megabytes through the test runner takes half a minute on a busy
  // machine.
  const add = async (...files: File[]) => {
    const field = screen.getByLabelText('Pictures');
    await expect.element(field).toBeInTheDocument();
    const input = field.element() as HTMLInputElement;
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { screen, sent, send, add };
}

test('accepts 140 characters and not one more, as a reader counts them [valid-49]', async () => {
  const { screen, sent, send } = await open();
  const remarks = screen.getByRole('textbox', { name: 'Tell us about it' });
  await remarks.fill('👍🏽'.repeat(141));
  await expect.element(screen.getByText('1 character too many').first()).toBeVisible();
  await send.click({ force: true });
  expect(sent).toEqual([]);
  await remarks.fill('👍🏽'.repeat(140));
  await send.click();
  expect(sent).toEqual([{ promotionId: 1, remarks: '👍🏽'.repeat(140), pictures: [] }]);
});

test('accepts only PNG or JPG pictures, whatever the file name says [valid-50]', async () => {
  const { screen, sent, send, add } = await open();
  await add(new File(['%PDF-1.7'], 'win.png', { type: 'image/png' }));
  await expect.element(screen.getByText('Only PNG and JPG pictures are allowed.')).toBeVisible();
  await send.click({ force: true });
  expect(sent).toEqual([]);
});

test('accepts pictures up to 5 MB [valid-51]', async () => {
  const { screen, add } = await open();
  await add(aPicture('large.png', 5 * 1024 * 1024 + 1));
  await expect.element(screen.getByText('Files can be up to 5 MB.')).toBeVisible();
});

test('accepts three pictures, and no fourth [valid-52]', async () => {
  const { screen, sent, send, add } = await open();
  await add(...[1, 2, 3, 4].map((number) => aPicture(`${number}.png`)));
  await expect.element(screen.getByText('You can send up to 3 pictures.')).toBeVisible();
  await send.click({ force: true });
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: 'Remove 4.png' }).click();
  await send.click();
  await expect.poll(() => sent).toMatchObject([{ pictures: [{ name: '1.png' }, { name: '2.png' }, { name: '3.png' }] }]);
});
