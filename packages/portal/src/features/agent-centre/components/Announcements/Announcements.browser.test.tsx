import { expect, test } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Call } from '#testing/table-client.ts';
import { agentCentre } from '../../index.ts';
import { Announcements } from './Announcements.tsx';

const now = '2026-11-28T12:00:00.000Z';
const notice = (id: number, isRead: boolean) => ({ id, title: `News ${id}`, content: `<p>Body ${id}</p>`, publishedAt: now, isRead });
const list = { items: [notice(401, false), notice(402, false), notice(403, true)], now };

const open = (answers: object, address = '/agentHome/announcements') =>
  openPart(<Announcements />, { features: [agentCentre], answers, address, now });

test('an opened announcement is marked read once, on the gateway too [agent-07]', async () => {
  const { screen, callsOf } = await open({ agentNotices: list, readAgentNotices: { unread: 1 } });
  await expect.element(screen.getByText('News 401')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  expect(screen.getByText('Unread').elements()).toHaveLength(2);
  await screen.getByText('News 402').click();
  await expect.element(screen.getByText('Body 402')).toBeVisible();
  await expect.poll(() => screen.getByText('Unread').elements().length).toBe(1);
  await screen.getByText('News 402').click();
  await screen.getByText('News 402').click();
  await screen.getByText('News 403').click();
  expect(callsOf('readAgentNotices').map(({ body }: Call) => body)).toEqual([{ ids: [402] }]);
});

test('an address opens its announcement, and the address of a missing one opens none', async () => {
  const answers = { agentNotices: list, readAgentNotices: { unread: 1 } };
  const first = await open(answers, '/agentHome/announcements?announcement=401');
  await expect.element(first.screen.getByText('Body 401')).toBeVisible();
  await first.screen.unmount();
  const stale = await open(answers, '/agentHome/announcements?announcement=1%27%20OR%201');
  await expect.element(stale.screen.getByText('News 401')).toBeVisible();
  expect(stale.callsOf('readAgentNotices')).toEqual([]);
});

test('one press marks all as read, and they stay unread if the call fails', async () => {
  let isDown = true;
  const { screen, callsOf } = await open({
    agentNotices: list,
    readAgentNotices: () => (isDown ? refusedWith('UNAVAILABLE') : { unread: 0 }),
  });
  const all = screen.getByRole('button', { name: 'Mark all as read' });
  await all.click();
  await expect.poll(() => callsOf('readAgentNotices').length).toBe(1);
  expect(screen.getByText('Unread').elements()).toHaveLength(2);
  isDown = false;
  await all.click();
  await expect.poll(() => screen.getByText('Unread').elements().length).toBe(0);
  expect(callsOf('readAgentNotices').at(-1)?.body).toEqual({ ids: [401, 402] });
  expect(all.elements()).toEqual([]);
});

test('shows that there are none, and offers a retry when they do not load', async () => {
  const none = await open({ agentNotices: { items: [], now } });
  await expect.element(none.screen.getByText('No announcements right now.')).toBeVisible();
  await none.screen.unmount();
  const { screen } = await open({ agentNotices: refusedWith('UNAVAILABLE') });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
