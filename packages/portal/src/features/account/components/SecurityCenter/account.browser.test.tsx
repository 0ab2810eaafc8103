import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Profile, ServedRoute } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { ContactDialog } from '../../contacts/ContactDialog/ContactDialog.tsx';
import { account } from '../../index.ts';
import { squareOf, wholeView } from '../../profile/crop.rules.ts';
import { DetailsCard } from '../../profile/DetailsCard/DetailsCard.tsx';
import { CropField } from '../../profile/PictureDialog/CropField.tsx';
import { aProfile } from '../../profile/profile.builders.ts';
import { ProfileDialog } from '../../profile/ProfileDialog/ProfileDialog.tsx';

async function open(content: ReactNode, profile: Partial<Profile> = {}, answers: Answers = {}) {
  const world = { now: Date.parse('2026-05-17T12:00:00Z') };
  const { screen, callsOf } = await openPart(content, {
    features: [account],
    answers: { profile: aProfile(profile), registerSettings: { fields: {} }, sendContactCode: { expiredMinutes: 5 }, ...answers },
    dependencies: { clock: { now: () => world.now } },
  });
  return { screen, bodiesOf: (name: ServedRoute) => callsOf(name).map(({ body }) => body), world };
}

const nobody = () => undefined;

test('the birthday check asks for the date and for confirmation of being 21 [valid-44]', async () => {
  const { screen, bodiesOf } = await open(<ProfileDialog request={{ kind: 'editProfile', field: 'birthday' }} onClose={nobody} />);
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
  expect(bodiesOf('editProfile')).toEqual([]);
  await screen.getByRole('checkbox', { name: 'I confirm that I’m 21 or older.' }).click();
  await save.click();
  await expect.poll(() => bodiesOf('editProfile')).toEqual([{ birthday: '2005-05-17' }]);
  await expect(screen.container).toBeAccessible();
});

test('a refused field shows why, and keeps what was typed', async () => {
  const failure = { code: 'INVALID_REQUEST', status: 400, requestId: null, fields: { '/idNumber': 'minLength' } } as const;
  const field = <ProfileDialog request={{ kind: 'editProfile', field: 'idNumber' }} onClose={nobody} />;
  const { screen, bodiesOf } = await open(field, {}, { editProfile: new ApiFailure(failure) });
  await screen.getByRole('textbox', { name: 'National ID' }).fill('123');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => bodiesOf('editProfile')).toEqual([{ idNumber: '123' }]);
  await expect.element(screen.getByText('We can’t accept this. Please change it.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'National ID' })).toHaveValue('123');
});

test('a field that can be entered only once has no button afterwards', async () => {
  const { screen } = await open(<DetailsCard />, {
    fields: { ...aProfile().fields, birthday: { value: '1990-**-**', isLocked: true } },
  });
  await expect.element(screen.getByText('1990-**-**')).toBeVisible();
  await expect.element(screen.getByText('Can’t be changed')).toBeVisible();
  expect(screen.getByRole('button', { name: /Date of birth/ }).elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Add: National ID' })).toBeVisible();
});

test('a confirmed address can be changed with its code', async () => {
  const contacts = { mobile: aProfile().contacts.mobile, email: { value: 'm***@a.example', isConfirmed: true } };
  const dialog = <ContactDialog request={{ kind: 'editContact', contact: 'email' }} onClose={nobody} />;
  const { screen, bodiesOf, world } = await open(dialog, { contacts });
  const send = screen.getByRole('button', { name: 'Send code' });
  await screen.getByRole('textbox', { name: 'New email' }).fill('nobody');
  await send.click();
  await expect.element(screen.getByText(/Enter an email address/)).toBeVisible();
  expect(bodiesOf('sendContactCode')).toEqual([]);
  await screen.getByRole('textbox', { name: 'New email' }).fill('new@a.example');
  world.now += 1001;
  await send.click();
  await expect.poll(() => bodiesOf('sendContactCode')).toEqual([{ kind: 'email', value: 'new@a.example' }]);
  await screen.getByRole('textbox', { name: /Code/ }).fill('123456');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => bodiesOf('confirmContact')).toEqual([{ kind: 'email', value: 'new@a.example', code: '123456' }]);
});

test('a picture can be moved and zoomed with the keyboard alone', async () => {
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

test('a profile that does not load offers a retry', async () => {
  const answers: Answers = { profile: refusedWith('UNAVAILABLE') };
  const { screen, bodiesOf } = await open(<DetailsCard />, {}, answers);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => bodiesOf('profile')).toHaveLength(2);
});
