import { beforeEach, expect, test, vi } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { languageChanged } from '#shared/store/events.ts';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { aMember } from '#testing/test-world.ts';
import { toHex } from '@livery/contract/proofs-play-leaf';
import { aListed, aStatement, bytesOf } from '../agent-statements.builders.ts';
import { page } from '../pages/statement.page.tsx';
import { sha256 } from '../proof.rules.ts';
import { proof, section } from '../statements.section.ts';

const agent = accountLoaded(aMember({ type: 2, account: 'agent2' }));
const hash = 'a'.repeat(64);
/** The published tree with one player, and with two. */
const day = '2026-05-16';
const published = { items: [], next: null };

async function open({ Page, features } = section, address = '/agentHome/statements', answers: Answers = {}, isMember = true) {
  return openPart(
    <main>
      <Page />
    </main>,
    {
      features,
      address,
      answers: { playProofs: published, ...answers },
      now: '2026-05-17T17:00:00Z',
      after: [...(isMember ? [agent] : []), languageChanged('en')],
    },
  );
}

beforeEach(() => viewport.viewport(1280, 900));

test('statements are listed with their totals, and the address holds days and kind', async () => {
  const items = [aListed(), aListed({ number: 40, kind: 'month', agreement: null, agreementKind: null, closing: -500 })];
  const { screen, callsOf, search } = await open(section, undefined, { statements: { items, next: null, currency: 'BRL' } });
  const first = screen.getByRole('row', { name: /Daily wages, contract 12 No\. 41 .*10\.00 2,500\.00 -240\.00 600\.00 R\$ 1,670\.00/ });
  await expect.element(first).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /All contracts No\. 40 .*R\$ -5\.00/ })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Statement of' }).selectOptions('month');
  await expect.poll(() => callsOf('statements').at(-1)?.query).toMatchObject({ from: '2026-04-18', to: '2026-05-17', kind: 'month' });
  expect(search()).toBe('?kind=month');
  await expect.element(screen.getByRole('link', { name: /Daily wages/ })).toHaveAttribute('href', '/agentHome/statements?statement=41');
  await expect(screen.container).toBeAccessible();
});

test('a statement shows its entries, totals, hash and public verification address', async () => {
  const { screen } = await open(section, '/agentHome/statements?statement=41', { statement: { hash, statement: aStatement() } });
  await expect.element(screen.getByRole('heading', { name: 'Statement no. 41' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Adjustment for late voids 71 .*R\$ -240\.00/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Paid 71 .*R\$ -600\.00/ })).toBeVisible();
  await expect.poll(() => screen.getByRole('article').element().textContent).toContain(`/statement?hash=${hash}`);
  await expect.element(screen.getByRole('img', { name: 'Code that opens the page to check this statement' })).toBeVisible();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  await expect(screen.container).toBeAccessible();
});

test('a statement of another agent is not found', async () => {
  const { screen } = await open(section, '/agentHome/statements?statement=9', { statement: refusedWith('NOT_FOUND', 404) });
  await expect.element(screen.getByText('We can’t find this statement.')).toBeVisible();
});

const known = {
  statement: {
    number: 41,
    kind: 'window',
    from: '2026-05-16T03:00:00.000Z',
    before: '2026-05-17T03:00:00.000Z',
    zone: 'America/Sao_Paulo',
    position: 3,
    next: 42,
  },
};

test('a visitor can verify a hash, and sees which statement it belongs to', async () => {
  const { screen, callsOf, search } = await open(page, '/statement', { checkStatement: known }, false);
  await screen.getByRole('textbox', { name: 'SHA-256 of the statement' }).fill('abc');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText(/This isn’t a SHA-256/)).toBeVisible();
  expect(callsOf('checkStatement')).toEqual([]);
  await screen.getByRole('textbox', { name: 'SHA-256 of the statement' }).fill(hash.toUpperCase());
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('This statement is genuine: no. 41 of this site.')).toBeVisible();
  await expect.element(screen.getByText('No. 42')).toBeVisible();
  expect([search(), callsOf('checkStatement').at(-1)?.query]).toEqual([`?hash=${hash}`, { hash }]);
  await expect.element(screen.getByText('Are you counted?')).not.toBeInTheDocument();
  await expect(screen.container).toBeAccessible();
});

test('a file is hashed in the browser and looked up, and its sums are checked again', async () => {
  const wrong = aStatement({ totals: { ...aStatement().totals, closing: 1 } });
  const bytes = bytesOf(wrong);
  const { screen, callsOf } = await open(page, '/statement', { checkStatement: { statement: null } }, false);
  await screen.getByLabelText('Or choose the original file').upload(new File([bytes], 'statement-41.json', { type: 'application/json' }));
  await expect.element(screen.getByText(/never issued a statement with this SHA-256/)).toBeVisible();
  await expect.element(screen.getByText('The amounts in the file don’t add up.')).toBeVisible();
  expect(callsOf('checkStatement').at(-1)?.query).toEqual({ hash: toHex(await sha256(bytes)) });
  await expect(screen.container).toBeAccessible();
});

/** A single leaf, hashed with the leaf prefix, is the root of its tree. */
async function aDay(validStake: number) {
  const leaf = new TextEncoder().encode(JSON.stringify({ day, player: 'p1', result: -200, validStake: 500 }));
  const root = toHex(await sha256(new Uint8Array([0, ...leaf])));
  const items = [{ account: 'm***a', member: 9, player: 'p1', validStake, result: -200, position: 0, path: [] }];
  return { playProofs: { items: [{ day, count: 1, root }], next: null }, items, root };
}

test('an agent’s browser checks each player against the published root, and the totals against the report', async () => {
  const { playProofs, items, root } = await aDay(500);
  const teamProof = { proof: null, items, next: null, currency: 'BRL' };
  const totals = { rounds: 1, stake: 500, validStake: 500, payout: 300, net: -200 };
  const teamBetting = { items: [], next: null, until: '', totals, gameTypes: [] };
  const { screen, callsOf } = await open(proof, '/agentHome/proof', { playProofs, teamProof, teamBetting });
  await screen.getByRole('button', { name: 'Check this day' }).click();
  await expect.element(screen.getByText('The 1 player of your team is counted, and the totals match your report.')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /m\*\*\*a p1 5\.00 -2\.00 Yes/ })).toBeVisible();
  await expect.element(screen.getByText(root)).toBeVisible();
  expect(callsOf('teamBetting').at(-1)?.query).toMatchObject({ from: day, to: day, state: 'settled' });
  await expect(screen.container).toBeAccessible();
});

test('a player with an altered stake, and differing totals, are explained in words', async () => {
  const { playProofs, items } = await aDay(499);
  const totals = { rounds: 1, stake: 500, validStake: 500, payout: 300, net: -200 };
  const teamBetting = { items: [], next: null, until: '', totals, gameTypes: [] };
  const { screen } = await open(proof, '/agentHome/proof', {
    playProofs,
    teamProof: { proof: null, items, next: null, currency: 'BRL' },
    teamBetting,
  });
  await screen.getByRole('button', { name: 'Check this day' }).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: '1 player of your team isn’t counted' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Valid stake 4\.99 5\.00 -0\.01/ })).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('a player can check their own play of a day', async () => {
  const { playProofs, items } = await aDay(500);
  const { screen } = await open(page, '/statement', { playProofs, playReceipt: { proof: null, items, currency: 'BRL' } });
  await screen.getByRole('button', { name: 'Check' }).last().click();
  await expect.element(screen.getByText(/You’re counted, with a valid stake of R\$\s5\.00/)).toBeVisible();
  await expect.element(screen.getByText('Your name in the proof: p1')).toBeVisible();
  await expect(screen.container).toBeAccessible();
});
