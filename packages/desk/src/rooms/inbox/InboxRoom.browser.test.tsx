import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { renderRoom } from '../../../test/render-room.tsx';
import { aMail, anSms } from '../../../test/fake-ask.ts';
import { InboxRoom } from './InboxRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

test('shows a mail as a letter with its links, an sms as a bubble with its code', async () => {
  const screen = await renderRoom(InboxRoom);
  const reader = screen.getByRole('article');
  await expect.element(reader.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect.element(reader.getByRole('link')).toHaveAttribute('href', 'https://acme.example/reset?t=1');
  await screen.getByRole('link', { name: /\+5511987654321/ }).click();
  await expect.element(reader.getByText('Acme: your code is 482913.')).toBeVisible();
  await expect.element(reader.getByRole('button', { name: 'Copy 482913' })).toBeVisible();
});

test('shows messages that arrive while it is open, and none once following is off', async () => {
  let items = [anSms];
  const inbox = vi.fn(async () => ({ items, next: null }));
  const screen = await renderRoom(InboxRoom, { inbox });
  await expect.element(screen.getByRole('link', { name: /5511987654321/ })).toBeVisible();
  items = [aMail, anSms];
  await expect.element(screen.getByRole('link', { name: /ana@mail\.example/ }), { timeout: 8_000 }).toBeVisible();
  await screen.getByRole('switch', { name: 'Follow live' }).click();
  await vi.waitFor(() => expect(inbox.mock.settledResults.length).toBe(inbox.mock.calls.length));
  items = [];
  await expect.element(screen.getByRole('link', { name: /ana@mail\.example/ })).toBeVisible();
});

test('says that it is out of date when the gateway stops answering, and keeps its messages', async () => {
  const inbox = vi
    .fn<() => Promise<{ items: (typeof anSms)[]; next: null }>>(() => Promise.reject(new ControlError('NETWORK')))
    .mockResolvedValueOnce({ items: [anSms], next: null });
  const screen = await renderRoom(InboxRoom, { inbox });
  await expect.element(screen.getByText('This may be out of date'), { timeout: 8_000 }).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /5511987654321/ })).toBeVisible();
});

test('filters messages by receiver', async () => {
  const inbox = vi.fn(async () => ({ items: [], next: null }));
  const screen = await renderRoom(InboxRoom, { inbox });
  await screen.getByRole('searchbox', { name: 'Receiver' }).fill(' ana@mail.example ');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('No message was sent to ana@mail.example.')).toBeVisible();
  expect(inbox).toHaveBeenLastCalledWith({ receiver: 'ana@mail.example', limit: 25 });
});

test('is a list on a phone until a message is chosen, and then has a link back', async () => {
  await page.viewport(390, 844);
  const screen = await renderRoom(InboxRoom);
  await expect.element(screen.getByRole('link', { name: /ana@mail\.example/ })).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
  await screen.getByRole('link', { name: /ana@mail\.example/ }).click();
  await expect.element(screen.getByRole('article')).toBeVisible();
  await screen.getByRole('link', { name: 'All messages' }).click();
  await expect.element(screen.getByRole('link', { name: /5511987654321/ })).toBeVisible();
});
