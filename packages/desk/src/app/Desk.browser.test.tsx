import { HashRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Desk } from './Desk.tsx';
import { takeSecret } from './secret.ts';

const merchants = [
  { code: 'ACME', brand: 'acme', name: 'Acme', currency: 'BRL' },
  { code: 'OTHER', brand: 'other', name: 'Other', currency: 'EUR' },
];
let good = '';
const asked: { path: string; merchant: string | null }[] = [];

beforeEach(async () => {
  await page.viewport(1280, 900);
  sessionStorage.clear();
  localStorage.clear();
  location.hash = '';
  good = 'good-secret';
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, merchant: headers['Merchant'] ?? null });
    if (headers['X-Control-Secret'] !== good)
      return Response.json({ success: false, value: { code: 'FORBIDDEN', requestId: 'r-1' }, message: 'FORBIDDEN' }, { status: 403 });
    const value = path === '/control/health' ? { merchants, now: '2026-11-22T20:00:00.000Z' } : { items: [], next: null, features: [] };
    return Response.json({ success: true, value, message: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const draw = () =>
  render(
    <HashRouter>
      <Desk />
    </HashRouter>,
  );

test('asks for the secret, keeps a wrong one in its field and admits a right one for this tab', async () => {
  const screen = await draw();
  await expect(screen.container).toBeAccessible();
  const secret = screen.getByRole('textbox', { name: 'Control secret' }).or(screen.getByLabelText('Control secret', { exact: true }));
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(secret).toHaveAccessibleDescription(/Enter the secret\./);
  await secret.fill('wrong');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(secret).toHaveAccessibleDescription(/This is not the secret of this gateway\./);
  await expect.element(secret).toHaveValue('wrong');
  await secret.fill(' good-secret ');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect([sessionStorage.getItem('livery.desk.secret'), { ...localStorage }]).toEqual(['good-secret', {}]);
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(sessionStorage.length).toBe(0);
});

test('removes the secret from the address before any other code reads it', () => {
  location.hash = '#secret=good-secret';
  const before = history.length;
  takeSecret();
  expect([location.href.includes('secret'), sessionStorage.getItem('livery.desk.secret')]).toEqual([false, 'good-secret']);
  expect(history.length).toBe(before);
});

test('asks again when the gateway no longer accepts the secret', async () => {
  sessionStorage.setItem('livery.desk.secret', 'good-secret');
  const screen = await draw();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  good = 'another';
  // Either the opened room asks first, or the inbox, which does so unprompted and closes the menu.
  await screen
    .getByRole('link', { name: 'Flags' })
    .click({ timeout: 1000 })
    .catch(() => undefined);
  await expect.element(screen.getByText(/The gateway no longer accepts this secret/)).toBeVisible();
  expect(sessionStorage.length).toBe(0);
});

test('keeps the room when another merchant is chosen, and loads it for that one', async () => {
  sessionStorage.setItem('livery.desk.secret', 'good-secret');
  const screen = await draw();
  await screen.getByRole('link', { name: 'Flags' }).click();
  await expect.element(screen.getByText('This merchant has no flags.')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Merchant' }).selectOptions('Other');
  await expect.element(screen.getByText(/Features of Other/)).toBeVisible();
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ path: '/control/flags', merchant: 'OTHER' }));
  expect(location.hash).toBe('#/OTHER/flags');
  await expect.element(screen.getByRole('link', { name: 'Flags' })).toHaveAttribute('aria-current', 'page');
  await expect(screen.container).toBeAccessible();
});
