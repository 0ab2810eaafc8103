import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith } from '#testing/table-client.ts';
import { aBrand } from '#testing/test-world.ts';
import { account } from '../../index.ts';
import { UnlinkDialog } from '../UnlinkDialog/UnlinkDialog.tsx';
import { LinksCard } from './LinksCard.tsx';

const linked = { list: [{ provider: 'phone', label: '***4321', linkedAt: '2026-05-17T12:00:00Z' }], hasPassword: true };
const signIn = { providers: [{ id: 'club-id', name: 'Club ID' }], phone: true };

const open = (part: ReactNode, brand = aBrand({ signIn })) =>
  openPart(part, {
    features: [account],
    answers: { signInLinks: linked, unlinkSignIn: refusedWith('LAST_WAY_IN', 409) },
    dependencies: { brand },
  });

test('offers to link unlinked providers, and to unlink linked ones', async () => {
  const { screen, store } = await open(<LinksCard />);
  await expect.element(screen.getByText('***4321')).toBeVisible();
  await screen.getByRole('button', { name: 'Link Club ID' }).click();
  await screen.getByRole('button', { name: 'Unlink Phone' }).click();
  const asked = selectDialogs(store.getState());
  expect(asked).toContainEqual({ kind: 'signIn', way: 'club-id', link: { hasPassword: true } });
  expect(asked).toContainEqual({ kind: 'protection', change: { kind: 'unlink', provider: 'phone', name: 'Phone' }, hasPassword: true });
  await expect(screen.container).toBeAccessible();
});

test('a brand without other providers has no card', async () => {
  const { screen } = await open(<LinksCard />, aBrand());
  expect(screen.getByText('Other ways to log in').elements()).toEqual([]);
});

test('unlinking asks for the password, and a refusal is shown', async () => {
  const step = { kind: 'unlink', provider: 'phone', name: 'Phone' } as const;
  const { screen, callsOf } = await open(<UnlinkDialog step={step} hasPassword onClose={() => undefined} />);
  const sent = () => callsOf('unlinkSignIn').map(({ body }) => body);
  await screen.getByRole('button', { name: 'Unlink', exact: true }).click();
  expect(sent()).toEqual([]);
  await screen.getByLabelText('Password', { exact: false }).first().fill('secret');
  await screen.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect.poll(sent).toEqual([{ provider: 'phone', password: 'secret' }]);
  await expect.element(screen.getByText('This is your only way to log in. Add another one first.')).toBeVisible();
});
