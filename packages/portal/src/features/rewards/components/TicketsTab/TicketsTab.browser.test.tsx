import { expect, test } from 'vitest';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import { rewards } from '../../index.ts';
import { aCentre } from '../../rewards.builders.ts';
import { Dialog } from '../OpenPrizeDialog/OpenPrizeDialog.tsx';
import { TicketsTab } from './TicketsTab.tsx';

const imageUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const { pools, tickets } = aCentre();
const [wheel, ticket] = [pools[0] ?? expect.fail('no wheel'), tickets[0] ?? expect.fail('no ticket')];
const centre = aCentre({
  pools: [
    { ...wheel, imageUrl },
    { ...wheel, imageUrl, id: 2, kind: 'egg', title: 'Golden egg' },
    { ...wheel, imageUrl, id: 3, kind: 'envelope', title: 'Red envelope' },
  ],
  tickets: [
    ticket,
    { ...ticket, id: 22, poolId: 2, kind: 'egg' },
    ...[23, 24, 25].map((id) => ({ ...ticket, id, poolId: 3, kind: 'envelope' as const })),
  ],
});

const mount = (content = <TicketsTab />) =>
  openPart(<main>{content}</main>, { features: [rewards], answers: { rewards: centre, openPrize: () => new Promise(() => undefined) } });

test.each([
  ['Prize wheel', '1 ticket', 'Play the wheel', 1, 'the prize wheel [member-23]'],
  ['Golden egg', '1 ticket', 'Crack an egg', 2, 'the golden eggs [member-22]'],
  ['Red envelope', '3 tickets', 'Open an envelope', 3, 'the red envelopes [member-22]'],
])('%s, with %s, leads through “%s” to pool %i: %s', async (title, count, play, poolId) => {
  const { screen, store } = await mount();
  const heading = screen.getByRole('heading', { name: title, exact: true });
  await expect.element(heading).toBeVisible();
  expect(heading.element().closest('li')?.textContent).toContain(count);
  await screen.getByRole('button', { name: play }).click();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'openPrize', poolId }]);
});

test('the wheel shows its prizes and uses a ticket for a spin [member-23]', async () => {
  const { screen, store } = await mount(<Dialog request={{ kind: 'openPrize', poolId: 1 }} onClose={() => undefined} />);
  await expect.element(screen.getByRole('dialog', { name: 'Prize wheel' })).toBeVisible();
  const onWheel = [...document.querySelectorAll('[role=dialog] svg text, dialog svg text')].map(({ textContent }) => textContent);
  expect(onWheel).toEqual([expect.stringMatching(/^R\$\s1\.00$/), expect.stringMatching(/^R\$\s100\.00$/)]);
  await screen.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect.poll(() => store.getState().rewards.centre.opening).toMatchObject({ stage: 'opening', choice: 0 });
});

test.each([
  ['Golden egg', 2, 'Egg 2'],
  ['Red envelope', 3, 'Envelope 2'],
])('the pool “%s” lets a member open one of them [member-22]', async (title, poolId, second) => {
  const { screen, store } = await mount(<Dialog request={{ kind: 'openPrize', poolId }} onClose={() => undefined} />);
  await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
  await screen.getByRole('button', { name: second }).click();
  await expect.poll(() => store.getState().rewards.centre.opening).toMatchObject({ stage: 'opening', choice: 1 });
});
