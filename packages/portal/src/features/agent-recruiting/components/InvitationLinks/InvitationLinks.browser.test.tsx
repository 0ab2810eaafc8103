import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiFailure } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { aLink, someResults, someTerms } from '../../agent-recruiting.builders.ts';
import { section } from '../../invitation-links.section.ts';

const { Page, features } = section;
const open = (answers: Answers = {}, address = '/agentHome/invitationLinks') =>
  openPart(
    <main>
      <Page />
    </main>,
    {
      features,
      address,
      answers: {
        recruitingTerms: someTerms(),
        invitationLinks: { items: [aLink(), aLink({ id: 8, note: '', state: 'full', kind: 'agent', registered: 50 })], next: null },
        invitationResults: someResults(),
        ...answers,
      },
      now: '2026-11-28T12:00:00Z',
      after: [languageChanged('en')],
    },
  );

test('links are listed with their offers, and results show the funnel and returning players', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Autumn stories' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Link ABCDEFGH23' })).toBeVisible();
  await expect.element(screen.getByText('12 of 50 registrations', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('25% of visitors')).toBeVisible();
  await expect.element(screen.getByText('24% of those registered')).toBeVisible();
  const cells = screen.getByRole('row', { name: /20 Oct 2026/ });
  // Day, members, then count and share for each of the three days.
  expect(cells.element().textContent.match(/\d+/g)).toEqual(['20', '20262010', '50', '5', '25', '1', '5']);
  expect(
    screen
      .getByRole('row', { name: /27 Nov 2026/ })
      .element()
      .textContent.match(/not yet/g),
  ).toHaveLength(3);
  await expect(screen.container).toBeAccessible();
});

test('results of one link are selected in the address, which a press changes', async () => {
  const world = await open();
  await world.screen.getByRole('button', { name: 'Results of Autumn stories' }).click();
  await expect.poll(() => world.search()).toBe('?link=7');
  await expect.poll(() => world.callsOf('invitationResults').map(({ query }) => query)).toEqual([{}, { link: 7 }]);
  await world.screen.unmount();
  const typed = await open({}, "/agentHome/invitationLinks?link=1'%20OR%201&after=<script>");
  await expect.element(typed.screen.getByRole('heading', { name: 'Autumn stories' })).toBeVisible();
  expect(typed.callsOf('invitationResults').map(({ query }) => query)).toEqual([{}]);
  expect(typed.callsOf('invitationLinks').map(({ query }) => query)).toEqual([{ limit: 10 }]);
});

test('a new link is created and then shown for sharing, with the sub-id in its address and QR code', async () => {
  const { screen, callsOf } = await open({ addInvitationLink: aLink({ code: 'NEWLINK234' }) });
  await screen.getByRole('button', { name: 'New link' }).click();
  await screen.getByRole('textbox', { name: /Name/ }).fill('Winter');
  await screen.getByRole('textbox', { name: /Maximum registrations/ }).fill('0');
  await screen.getByRole('button', { name: 'Make link' }).click();
  await expect.element(screen.getByText('Enter a whole number up to 1,000,000.')).toBeVisible();
  await screen.getByRole('textbox', { name: /Maximum registrations/ }).fill('25');
  await expect(document.body).toBeAccessible();
  await screen.getByRole('button', { name: 'Make link' }).click();
  await expect.element(screen.getByText(/register\?code=NEWLINK234$/)).toBeVisible();
  expect(callsOf('addInvitationLink')[0]?.body).toMatchObject({ note: 'Winter', cap: 25, expiresOn: null, kind: 'player' });
  await screen.getByRole('textbox', { name: /Sub-ID/ }).fill('story 1');
  await expect.element(screen.getByText(/Use up to 32 letters/)).toBeVisible();
  await screen.getByRole('textbox', { name: /Sub-ID/ }).fill('story-1');
  await expect.element(screen.getByText(/register\?code=NEWLINK234&sub=story-1$/)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Your link as a QR code' })).toBeVisible();
});

test('a link can be paused with one press, and a refused edit keeps the input', async () => {
  const fields = { '/cap': 'minimum' };
  let answer: unknown = aLink({ isPaused: true, state: 'paused' });
  const { screen, callsOf } = await open({ changeInvitationLink: () => answer });
  await screen.getByRole('button', { name: 'Pause Autumn stories' }).click();
  await expect
    .poll(() => callsOf('changeInvitationLink').map(({ body }) => body))
    .toEqual([{ id: 7, note: 'Autumn stories', expiresOn: '2026-12-24', cap: 50, isPaused: true }]);
  answer = new ApiFailure({ code: 'INVALID_REQUEST', status: 400, requestId: null, fields });
  await screen.getByRole('button', { name: 'Edit Autumn stories' }).click();
  const cap = screen.getByRole('textbox', { name: /Maximum registrations/ });
  await cap.fill('11');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('12 people have already registered. Enter at least 12.')).toBeVisible();
  await cap.fill('12');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => callsOf('changeInvitationLink').length).toBe(2);
  await expect.element(cap).toHaveValue('12');
  await expect.element(cap).toHaveAttribute('aria-invalid', 'true');
});

test('an empty list offers to create the first link, and a failed load can be retried', async () => {
  const none = { opened: 0, registered: 0, verified: 0, firstDeposit: 0, active: 0 };
  const empty = await open({ invitationLinks: { items: [], next: null }, invitationResults: { total: none, subs: [], cohorts: [] } });
  await expect.element(empty.screen.getByText(/You have no links yet/)).toBeVisible();
  await empty.screen.getByRole('button', { name: 'New link' }).click();
  await expect.element(empty.screen.getByRole('dialog', { name: 'New invitation link' })).toBeVisible();
  await empty.screen.unmount();
  let isDown = true;
  const failing = await open({
    invitationLinks: () => (isDown ? refusedWith('UNAVAILABLE') : { items: [aLink()], next: null }),
  });
  isDown = false;
  await failing.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failing.screen.getByRole('heading', { name: 'Autumn stories' })).toBeVisible();
});

test('the page fits on a phone', async () => {
  await page.viewport(390, 844);
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Autumn stories' })).toBeVisible();
  await expect.element(screen.getByText('25% of visitors')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
