import type { ReactNode } from 'react';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import type { AccountClosing, Archive } from '@livery/contract/shapes';
import { changeTold } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Answers } from '#testing/table-client.ts';
import { account } from '../../index.ts';
import { DataCard } from '../DataCard/DataCard.tsx';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';

const open = (content: ReactNode, answers: Answers) => openPart(content, { features: [account], answers });

const free: AccountClosing = { blockers: [], currency: 'BRL', hasPassword: true, days: 30 };
const dialog = <CloseAccountDialog request={{ kind: 'closeAccount' }} onClose={() => undefined} />;
const none: Archive = { state: 'none', askedAt: null, until: null, nextAt: null, files: [] };

test.each(brands)('reasons that keep the account open are explained, each with a link to resolve it, in %s', async (brand) => {
  wear(brand, 'light');
  const blockers = [
    { kind: 'balance', amount: 12_345 },
    { kind: 'team', amount: 0 },
  ];
  const { screen } = await open(dialog, { accountClosing: { ...free, blockers } });
  await expect.element(screen.getByText('Your balance is R$ 123.45. Withdraw it.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/member/withdraw');
  await expect.element(screen.getByText(/You have accounts in your team/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close my account' }).elements()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('closing asks for the password, and explains what it means', async () => {
  const { screen, callsOf } = await open(dialog, { accountClosing: free });
  await expect.element(screen.getByText(/For 30 days, customer service/)).toBeVisible();
  await screen.getByRole('button', { name: 'Close my account' }).click();
  await expect.element(screen.getByText('This field is required.')).toBeVisible();
  expect(callsOf('closeAccount')).toEqual([]);
  await screen.getByLabelText('Your password', { exact: true }).fill('Mango-7');
  await screen.getByRole('button', { name: 'Close my account' }).click();
  await expect.poll(() => callsOf('closeAccount')).toMatchObject([{ body: { password: 'Mango-7' } }]);
});

test('a member without a password is not asked for one', async () => {
  const { screen, callsOf } = await open(dialog, { accountClosing: { ...free, hasPassword: false } });
  await screen.getByRole('button', { name: 'Close my account' }).click();
  await expect.poll(() => callsOf('closeAccount')).toMatchObject([{ body: { password: '' } }]);
});

test('the archive can be requested, waited for, and downloaded while it is ready', async () => {
  const answers: Answers = { archive: none, requestArchive: { ...none, state: 'preparing' } };
  const { screen, callsOf, store } = await open(<DataCard />, answers);
  await screen.getByRole('button', { name: 'Request my data' }).click();
  await expect.poll(() => callsOf('requestArchive')).toHaveLength(1);
  await expect.element(screen.getByText(/We’re preparing your data/)).toBeVisible();
  answers.archive = { ...none, state: 'ready', until: '2026-05-24T12:00:00Z', files: [2_048, 3_145_728] };
  store.dispatch(changeTold({ topic: 'profile', reference: null }));
  await expect.element(screen.getByText(/^3\.0 MB · until .*2026/)).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('a second archive in a day is not offered, and the reason names the time to wait for', async () => {
  const { screen, callsOf } = await open(<DataCard />, { archive: { ...none, nextAt: '2026-05-18T12:00:00Z' } });
  const ask = screen.getByRole('button', { name: 'Request my data' });
  await expect.element(ask).toHaveAccessibleDescription(/You can request it again on .*2026/);
  await ask.click({ force: true });
  expect(callsOf('requestArchive')).toEqual([]);
});
