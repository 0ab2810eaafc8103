import { beforeEach, expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { flagsLoaded, type FeatureTree } from '#shared/facts/site.slice.ts';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { languageChanged, changeTold } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { aMember } from '#testing/test-world.ts';
import { aList, anActive, anAgreement, anOffer, aProposal, aTier, dailyTerms, dividendTerms, whole } from '../agent-contracts.builders.ts';
import { section } from '../contracts.section.ts';

const agent = accountLoaded(aMember({ type: 2, account: 'agent2' }));
const amended = anActive({
  proposal: aProposal({
    kind: 'amendment',
    terms: dailyTerms({
      tiers: [aTier({ rate: 12_500 }), aTier({ periodicMinimumBet: 1_000_000, minimumActiveMembers: 10, rate: 20_000 })],
    }),
    hash: 'b'.repeat(64),
    reason: 'A better first tier',
  }),
  actions: ['accept', 'reject', 'terminate'],
});

async function open(address: string, answers: Answers = {}) {
  const { Page, features } = section;
  const world = await openPart(
    <main>
      <Page />
    </main>,
    {
      features,
      address: `/agentHome/contracts${address}`,
      answers: { agreements: aList([]), agreementTerms: anOffer(), ...answers },
      now: '2026-11-28T11:50:00Z',
      after: [agent, languageChanged('en'), flagsLoaded([] as unknown as FeatureTree)],
    },
  );
  return { ...world, bodies: () => world.callsOf('dailySalaryContract').map(({ body }) => body) };
}

const asked = (world: Awaited<ReturnType<typeof open>>) =>
  world
    .callsOf('agreements')
    .map(({ query }: Call) => query)
    .findLast((query) => query['limit'] === 20);

beforeEach(() => viewport.viewport(1280, 900));

test('own and team contracts are listed with state, rates and time left by the gateway’s clock', async () => {
  const items = [
    anAgreement({ proposal: aProposal({ expiresAt: new Date(Date.now() + 70 * 60_000).toISOString() }) }),
    anActive({ id: 14, kind: 'dividend', upline: null, terms: dividendTerms() }),
  ];
  const world = await open('', { agreements: aList(items) });
  const { screen } = world;
  const first = screen.getByRole('row', { name: /Daily wages with agent Proposed/ });
  await expect.element(first).toBeVisible();
  // The device is ten minutes slow.
  await expect.poll(() => first.element().textContent).toMatch(/1% to 2%Waiting for youOpen for (01:00:00|00:59:\d\d)/);
  await expect.element(screen.getByRole('row', { name: /Dividend contract with the house In force 10% Since/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Daily wages/ })).toHaveAttribute('href', '/agentHome/contracts?contract=12');
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('button', { name: 'My team’s' }).click();
  await screen.getByRole('combobox', { name: 'Kind' }).selectOptions('dividend');
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('open');
  await expect.poll(world.search).toBe('?of=team&kind=dividend&state=open');
  await expect.poll(() => asked(world)).toEqual({ of: 'team', kind: 'dividend', state: 'open', limit: 20 });
});

test('an empty list links to the first contract, and a failed load can be retried', async () => {
  const answers: Answers = { agreements: refusedWith('UNAVAILABLE') };
  const { screen } = await open('?of=nobody&kind=%00&contract=-1&view=offer%20', answers);
  answers['agreements'] = aList([]);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.unmount();
  const empty = await open('?of=team');
  await expect.element(empty.screen.getByText(/You have no contract with your team yet/)).toBeVisible();
  await expect
    .element(empty.screen.getByRole('link', { name: 'Offer a contract' }))
    .toHaveAttribute('href', '/agentHome/contracts?of=team&view=offer');
  const filtered = await open('?state=open');
  await filtered.screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(filtered.search).toBe('');
});

test('a proposed change shows old and new values side by side, and when it takes effect', async () => {
  const versions = [{ number: 1, terms: dailyTerms(), hash: 'a'.repeat(64), from: '2026-11-01T03:00:00.000Z', until: null }];
  const { screen } = await open('?contract=12', { agreement: whole(amended, { versions }) });
  const proposal = screen.getByRole('region', { name: /Change proposed on/ });
  await expect.element(proposal).toBeVisible();
  await expect
    .element(proposal.getByText(/agent proposes this to you. If it’s accepted now, the new terms apply from 29 Nov 2026/))
    .toBeVisible();
  await expect.element(proposal.getByText('1 value changes.')).toBeVisible();
  await expect.element(proposal.getByText('Reason: A better first tier')).toBeVisible();
  const cell = proposal.getByRole('row', { name: /Tier 1/ });
  await expect.poll(() => cell.element().querySelector('ins')?.textContent).toBe('1.25%');
  expect(cell.element().querySelector('del')?.textContent).toBe('1%');
  await expect.element(screen.getByText('The new terms replace those in force on', { exact: false })).toBeVisible();
  await expect.element(screen.getByText(/The contract ends with the period in which 3 days of notice run out/)).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('accepting a proposal asks for confirmation and sends the hash of the terms shown [contract-03]', async () => {
  const { screen, bodies } = await open('?contract=12', { agreement: whole(amended), dailySalaryContract: anActive() });
  await screen.getByRole('button', { name: 'Accept' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Accept these terms?' });
  await expect.element(dialog.getByText(/The new terms replace those in force/)).toBeVisible();
  expect(bodies()).toEqual([]);
  await expect(document.body).toBeAccessible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies()).toEqual([{ action: 'accept', agreement: 12, hash: 'b'.repeat(64), idempotencyKey: expect.any(String) }]);
});

test('a proposal can be rejected with a reason, which stays if the proposal has changed [contract-04]', async () => {
  let answer: unknown = refusedWith('STATE_CHANGED', 409);
  let shown = whole(amended);
  const { screen, bodies } = await open('?contract=12', { agreement: () => shown, dailySalaryContract: () => answer });
  await screen.getByRole('button', { name: 'Reject' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Reject this proposal?' });
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Too little');
  shown = whole(
    anActive({
      proposal: aProposal({
        kind: 'amendment',
        at: '2026-11-28T11:00:00.000Z',
        hash: 'c'.repeat(64),
        terms: dailyTerms({ minimumBet: 7_700 }),
      }),
      actions: ['accept', 'reject', 'terminate'],
    }),
  );
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog.getByText('The proposal has changed since you opened it. Here are its new terms.')).toBeVisible();
  await expect.element(dialog.getByText('R$ 77.00')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Too little');
  answer = anActive();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies().at(-1)).toMatchObject({ action: 'reject', agreement: 12, reason: 'Too little' });
});

test('terms that change just before acceptance are shown first', async () => {
  let shown = whole(amended);
  const { screen, bodies, tell } = await open('?contract=12', { agreement: () => shown, dailySalaryContract: anActive() });
  await screen.getByRole('button', { name: 'Accept' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Accept these terms?' });
  shown = whole(
    anActive({
      proposal: aProposal({ kind: 'amendment', hash: 'd'.repeat(64), terms: dailyTerms({ minimumBet: 7_700 }) }),
      actions: ['accept', 'reject'],
    }),
  );
  await tell(changeTold({ topic: 'agreements', reference: null }));
  await expect.element(dialog.getByText(/The proposal has changed since you opened it/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  expect(bodies()).toMatchObject([{ hash: 'd'.repeat(64) }]);
  shown = whole(anActive());
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a termination is proposed or takes effect without consent, and this is explained beforehand [contract-02, contract-05]', async () => {
  const { screen, bodies } = await open('?contract=12', {
    agreement: whole(anActive({ side: 'upline' })),
    dailySalaryContract: anActive({ state: 'ending' }),
  });
  await screen.getByRole('button', { name: 'Propose to end it' }).click();
  await screen.getByRole('dialog', { name: 'Propose to end this contract?' }).getByRole('button', { name: 'Propose to end it' }).click();
  await expect.poll(bodies).toMatchObject([{ action: 'requestTermination', agreement: 12 }]);
  await screen.getByRole('button', { name: 'End contract' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End this contract?' });
  await expect.element(dialog.getByText(/You don’t need anyone’s agreement/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  expect(bodies()).toHaveLength(1);
  await screen.getByRole('button', { name: 'End contract' }).click();
  await dialog.getByRole('button', { name: 'End contract' }).click();
  await expect.poll(() => bodies().at(-1)).toMatchObject({ action: 'terminate', agreement: 12 });
});

test('a contract that is not the agent’s leads back to the list', async () => {
  const { screen } = await open('?contract=99', { agreement: refusedWith('NOT_FOUND', 404) });
  await expect.element(screen.getByText('You don’t have a contract with this number.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'All contracts' })).toHaveAttribute('href', '/agentHome/contracts');
});

test('the history shows who did what and with what result', async () => {
  const events = [
    { at: '2026-11-27T12:00:00.000Z', by: 'system', action: 'expire', kind: 'amendment', outcome: 'expired', reason: '' },
    { at: '2026-11-20T12:00:00.000Z', by: 'downline', action: 'amend', kind: 'amendment', outcome: 'rejected', reason: 'More, please' },
    { at: '2026-11-01T12:00:00.000Z', by: 'upline', action: 'request', kind: 'offer', outcome: 'accepted', reason: '' },
  ] as const;
  const { screen } = await open('?contract=12', { agreement: whole(anActive(), { events: [...events] }) });
  const items = screen.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect.element(items.first()).toBeVisible();
  const told = items.elements().map(({ textContent }) => textContent);
  expect(told[0]).toMatch(/Automatically the proposal expired Expired/);
  expect(told[1]).toMatch(/You proposed other terms RejectedMore, please/);
  expect(told[2]).toMatch(/agent proposed the contract Accepted/);
});

test('a contract fits on a phone', async () => {
  await viewport.viewport(390, 844);
  const { screen } = await open('?contract=12', { agreement: whole(amended) });
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect(screen.container).toBeAccessible();
});
