import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as viewport } from 'vitest/browser';
import type { RouteModule } from '#shared/ports/route.ts';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { languageChanged } from '#shared/store/events.ts';
import { anEstimate, estimatesOf } from '#testing/earnings.builders.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { aMember } from '#testing/test-world.ts';
import { aLine, aMessage, aWholeLine, lineList } from '../agent-commissions.builders.ts';
import { dailyWages, dividendRecord, hourlySalary, realTimeSalary } from '../commissions.section.ts';

const agent = accountLoaded(aMember({ type: 2, account: 'agent2' }));
const daily = aLine({ id: 42, kind: 'daily', payer: null, state: 'paid', tier: null, due: 1_000, received: 1_000 });
const full: Answers = {
  commissionEstimate: estimatesOf(anEstimate(), anEstimate({ agreement: 13, kind: 'dividend', today: 0, income: 90_000 })),
  commissionLines: lineList([aLine({ isDisputed: true }), daily], { count: 23, due: 900_000, received: 650_000 }),
  commissionLine: aWholeLine(),
};

async function open({ Page, features }: RouteModule, { answers = full, search = '' }: { answers?: Answers; search?: string } = {}) {
  const world = await openPart(
    <main>
      <Page />
    </main>,
    {
      features,
      answers,
      address: `/agentHome/dividendRecord${search}`,
      now: '2026-05-17T17:00:00Z',
      after: [agent, languageChanged('en')],
    },
  );
  return { ...world, asked: () => world.callsOf('commissionLines').at(-1)?.query };
}

beforeEach(() => viewport.viewport(1280, 900));
afterEach(() => void vi.restoreAllMocks());

test('a kind shows its current contract, its lines, and the totals over all pages', async () => {
  const { screen, asked } = await open(dividendRecord);
  const running = screen.getByRole('article', { name: 'In progress' });
  await expect.poll(() => running.element().textContent).toMatch(/In this period so farR\$900\.00/);
  await expect
    .element(running.getByRole('link', { name: 'Contracts of this kind' }))
    .toHaveAttribute('href', '/agentHome/contracts?kind=dividend');
  await expect.element(screen.getByRole('row', { name: /1 Apr to 30 Apr from agent Part paid Disputed 2 485\.00 200\.00/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /from the house Paid – 10\.00 10\.00/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /23 lines on all pages R\$ 9,000\.00 R\$ 6,500\.00/ })).toBeVisible();
  await expect.element(screen.getByText('R$ 2,500.00')).toBeVisible();
  expect(asked()).toEqual({ of: 'own', kind: 'dividend', from: '2026-02-17', to: '2026-05-17', limit: 20 });
  await expect(screen.container).toBeAccessible();
});

test.each([
  ['daily', dailyWages, 'Daily wages'],
  ['hourly', hourlySalary, 'Hourly salary'],
  ['realTime', realTimeSalary, 'Real-time salary'],
] as const)('the page of %s requests that kind only', async (kind, section, _name) => {
  const { screen, asked } = await open(section, { answers: { ...full, commissionLines: lineList([]) }, search: '?kind=dividend' });
  await expect.element(screen.getByText(/were settled in this period|was settled in this period/)).toBeVisible();
  expect(asked()).toEqual({ of: 'own', kind, from: '2026-04-18', to: '2026-05-17', limit: 20 });
});

test('the address holds days, side and status, and the file matches them', async () => {
  const { screen, asked, search } = await open(dailyWages);
  await screen.getByRole('button', { name: 'My team’s' }).click();
  await expect.element(screen.getByText(/to agent2/).first()).toBeVisible();
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('partPaid');
  await screen.getByRole('button', { name: 'Today' }).click();
  await expect.poll(search).toBe('?of=team&state=partPaid&period=today');
  await expect.poll(asked).toEqual({ of: 'team', kind: 'daily', state: 'partPaid', from: '2026-05-17', to: '2026-05-17', limit: 20 });
  const asks = vi.spyOn(XMLHttpRequest.prototype, 'open');
  await screen.getByRole('button', { name: 'Save as CSV' }).click();
  await expect.poll(() => asks.mock.calls.length).toBe(1);
  const address = new URL(String(asks.mock.calls[0]?.[1]), 'https://site.example');
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    '/wps/x/agent/commission/lines/file',
    { of: 'team', kind: 'daily', state: 'partPaid', from: '2026-05-17', to: '2026-05-17', language: 'en' },
  ]);
});

test('an agent without a contract of the kind is told so and linked to the contracts', async () => {
  const { screen } = await open(hourlySalary, { answers: { ...full, commissionLines: lineList([]) } });
  await expect.element(screen.getByText('You have no contract of this kind in force.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Contracts of this kind' }))
    .toHaveAttribute('href', '/agentHome/contracts?kind=hourly');
});

test('filters without results can be cleared, and a failed load can be retried', async () => {
  const answers: Answers = { ...full, commissionLines: lineList([]) };
  const { screen, search } = await open(dailyWages, { answers, search: '?state=held&of=nobody&period=2027-01-01..2026-01-01&line=-1' });
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(search).toBe('');
  await screen.unmount();
  answers['commissionLines'] = refusedWith('UNAVAILABLE');
  const failed = await open(dailyWages, { answers });
  answers['commissionLines'] = lineList([daily]);
  await failed.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failed.screen.getByRole('row', { name: /from the house/ })).toBeVisible();
});

test('a row opens its line, and going back keeps the filters', async () => {
  const { screen, search, callsOf } = await open(dividendRecord, { search: '?state=partPaid' });
  await screen.getByRole('link', { name: /from agent/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'Dividend, line 41' })).toBeVisible();
  expect([search(), callsOf('commissionLine').at(-1)?.query]).toEqual(['?state=partPaid&line=41', { line: 41 }]);
  await screen.getByRole('link', { name: 'All lines' }).click();
  await expect.poll(search).toBe('?state=partPaid');
});

const line = { search: '?line=41' };

test('a line shows the amount due, the payer, the tier reached and what is open', async () => {
  const { screen } = await open(dividendRecord, line);
  const head = screen.getByRole('region', { name: 'Dividend, line 41' });
  await expect.element(head.getByText(/The payer ran short/)).toBeVisible();
  const text = head.element().textContent;
  for (const fact of ['Paid byagent', 'Paid toYou', 'TierTier 2', 'Paid so farR$200.00', 'Still openR$285.00'])
    expect(text).toContain(fact);
  await expect.element(head.getByRole('link', { name: 'Contract 12' })).toHaveAttribute('href', '/agentHome/contracts?contract=12');
  const history = screen.getByRole('region', { name: 'History' }).getByRole('listitem');
  expect(history.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/The settlement paid \(R\$\u00A0200\.00\)/),
    expect.stringMatching(/The settlement calculated the lines\./),
  ]);
  await expect(screen.container).toBeAccessible();
});

test('the explanation opens step by step, each with its operator, name and value', async () => {
  const { screen } = await open(dividendRecord, line);
  const card = screen.getByRole('region', { name: 'How we got this amount' });
  const press = (name: RegExp) => card.getByText(name).first().click();
  // The opening carry is zero, so this step is skipped.
  await expect.element(card.getByText('Line amount')).toBeVisible();
  await expect.element(card.getByText('Line plus negative balance')).not.toBeInTheDocument();
  await expect.element(card.getByText('Gross commission', { exact: true }).nth(1)).not.toBeInTheDocument();
  await press(/^Line amount$/);
  await expect.poll(() => card.element().textContent).toContain('less Downline’s commission (contract 21) R$\u00A0250.00');
  await press(/^Commission$/);
  await expect.poll(() => card.element().textContent).toContain('plus Adjustment for late voids (line 40) R$\u00A0-15.00');
  await card.getByText('Gross commission', { exact: true }).last().click();
  await expect.poll(() => card.element().textContent).toContain('times the rate of tier 2 (version 3 of the terms) 30%');
  await expect.element(card.getByText('Each amount times its rate, added up and rounded down once.')).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('charts show how the base and the amount were calculated, in words too', async () => {
  const { screen } = await open(dividendRecord, line);
  const figure = screen.getByRole('figure', { name: 'From gross commission to amount due' });
  await expect.element(figure).toBeVisible();
  expect(
    figure
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Gross commissionR$\u00A0750.00',
    'Adjustment for late voids (line 40)R$\u00A0-15.00',
    'Downline’s commission (contract 21)R$\u00A0-250.00',
    'Amount dueR$\u00A0485.00',
  ]);
  await expect.element(screen.getByRole('figure', { name: 'From house win to base' })).toBeVisible();
});

test('a line can be saved with its explanation as JSON', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { screen } = await open(dividendRecord, line);
  await screen.getByRole('button', { name: 'Save as JSON' }).click();
  const [content] = saved.mock.calls[0] ?? [];
  expect(JSON.parse(await (content as Blob).text())).toEqual(aWholeLine());
});

test('a line that is not the agent’s leads back to the list', async () => {
  const { screen } = await open(dividendRecord, { ...line, answers: { ...full, commissionLine: refusedWith('NOT_FOUND', 404) } });
  await expect.element(screen.getByText('You don’t have a line with this number.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'All lines' })).toBeVisible();
});

test('a line can be disputed with a message, which stays if sending fails', async () => {
  const answers: Answers = { ...full, disputeCommission: refusedWith('UNAVAILABLE') };
  const { screen, callsOf } = await open(dividendRecord, { ...line, answers });
  const dispute = screen.getByRole('region', { name: 'Dispute' });
  await dispute.getByText('Something wrong? Dispute this line').click();
  await dispute.getByRole('button', { name: 'Send' }).click();
  await expect.element(dispute.getByText('Write a message.')).toBeVisible();
  expect(callsOf('disputeCommission')).toEqual([]);
  const message = dispute.getByRole('textbox', { name: 'What’s wrong?' });
  await message.fill('x'.repeat(1_001));
  await expect.element(dispute.getByText('The message is too long.')).toBeVisible();
  await message.fill('A bet is missing');
  await dispute.getByRole('button', { name: 'Send' }).click();
  await expect.element(dispute.getByRole('status')).toBeVisible();
  await expect.element(message).toHaveValue('A bet is missing');
  const thread = [aMessage('dispute', 'downline', 'A bet is missing')];
  Object.assign(answers, { disputeCommission: { isDisputed: true }, commissionLine: aWholeLine({ isDisputed: true, events: thread }) });
  await dispute.getByRole('button', { name: 'Send' }).click();
  await expect.element(dispute.getByText(/You disputed the line:/)).toBeVisible();
  await expect.element(message).toHaveValue('');
  expect(callsOf('disputeCommission').map(({ body }) => body)).toEqual([
    { line: 41, action: 'dispute', text: 'A bet is missing' },
    { line: 41, action: 'dispute', text: 'A bet is missing' },
  ]);
  await expect(screen.container).toBeAccessible();
});

const thread = [
  aMessage('dispute', 'downline', 'A bet is missing'),
  aMessage('answer', 'upline', 'It was voided'),
  aMessage('answer', 'house', 'That is right'),
];

test('both sides and the house write in the thread, and the side that opened the dispute can settle it', async () => {
  const answers: Answers = {
    ...full,
    commissionLine: aWholeLine({ isDisputed: true, events: thread }),
    disputeCommission: { isDisputed: false },
  };
  const { screen, callsOf } = await open(dividendRecord, { ...line, answers });
  const dispute = screen.getByRole('region', { name: 'Dispute' });
  await expect.element(dispute.getByText('A bet is missing')).toBeVisible();
  const said = dispute
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/^You disputed the line: .*A bet is missing$/),
    expect.stringMatching(/^agent answered: .*It was voided$/),
    expect.stringMatching(/^The house answered: .*That is right$/),
  ]);
  await dispute.getByRole('textbox').fill('I see');
  await dispute.getByRole('button', { name: 'Settle the dispute' }).click();
  await expect.poll(() => callsOf('disputeCommission').at(-1)?.body).toEqual({ line: 41, action: 'resolve', text: 'I see' });
});

test('the paying side answers an open dispute, and cannot write on a line without one', async () => {
  const answers: Answers = {
    ...full,
    commissionLine: aWholeLine({ side: 'upline', isDisputed: true, events: thread }),
    disputeCommission: refusedWith('STATE_CHANGED', 409),
  };
  const { screen, callsOf } = await open(dividendRecord, { ...line, answers });
  const dispute = screen.getByRole('region', { name: 'Dispute' });
  await dispute.getByRole('textbox', { name: 'Your answer' }).fill('Look again');
  answers['commissionLine'] = aWholeLine({ side: 'upline', events: [...thread, aMessage('resolve', 'house', 'Done')] });
  await dispute.getByRole('button', { name: 'Answer' }).click();
  await expect.element(dispute.getByText('The dispute was settled in the meantime. Your message wasn’t sent.')).toBeVisible();
  await expect.element(dispute.getByRole('textbox', { name: 'Your unsent message' })).toHaveValue('Look again');
  expect(callsOf('disputeCommission').map(({ body }) => body)).toEqual([{ line: 41, action: 'answer', text: 'Look again' }]);
  await screen.unmount();
  const quiet = await open(dividendRecord, { ...line, answers: { ...full, commissionLine: aWholeLine({ side: 'upline' }) } });
  await expect.element(quiet.screen.getByRole('region', { name: 'History' })).toBeVisible();
  await expect.element(quiet.screen.getByRole('region', { name: 'Dispute' })).not.toBeInTheDocument();
});

test('lines, even with a fully opened explanation, fit on a phone', async () => {
  await viewport.viewport(390, 844);
  const list = await open(dividendRecord);
  await expect.element(list.screen.getByText('Paid to you')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect(list.screen.container).toBeAccessible();
  await list.screen.unmount();
  const { screen } = await open(dividendRecord, line);
  await expect.element(screen.getByRole('figure').first()).toBeVisible();
  const closed = () => [...screen.container.querySelectorAll<HTMLElement>('details:not([open]) > summary')];
  for (let round = 0; round < 12; round += 1) {
    for (const summary of closed()) summary.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await expect.poll(() => closed().length).toBe(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect(screen.container).toBeAccessible();
});
