import type { ControlValueOf } from '@livery/contract/control/shapes';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { aLine, aThread, aWindow, ofMerchant, settlementCalls, someLines } from '../../../test/fake-settlement.ts';
import { renderRoom, settled } from '../../../test/render-room.tsx';
import { SettlementRoom } from './SettlementRoom.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
  sessionStorage.clear();
});

const accountsIn = (table: HTMLElement | SVGElement) => [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
const changed = new ControlError('STATE_CHANGED');

test('shows pending windows separately, and filters the others by kind and state', async () => {
  const paid = { ...aWindow, id: 39, kind: 'dividend' as const, period: 'monthly' as const, held: 0, disputed: 0 };
  const windows = [
    aWindow,
    { ...paid, state: 'paid' as const },
    { ...paid, id: 38, state: 'short' as const },
    { ...paid, id: 37, state: 'open' as const },
  ];
  const screen = await renderRoom(SettlementRoom, { settlementWindows: async () => ({ ...ofMerchant, windows }) });
  const waiting = screen.getByRole('region', { name: 'Needs your attention' });
  const others = screen.getByRole('region', { name: 'All other periods' });
  await expect.element(waiting.getByRole('link', { name: 'Daily wages, day' })).toBeVisible();
  await expect.element(waiting.getByText('1 held')).toBeVisible();
  expect(accountsIn(waiting.element())).toEqual(['Daily wages, day', 'Dividend, month']);
  expect(accountsIn(others.element())).toEqual(['Dividend, month', 'Dividend, month']);
  await screen.getByRole('combobox', { name: 'Kind' }).selectOptions('Dividend');
  expect(accountsIn(waiting.element())).toEqual(['Dividend, month']);
  await screen.getByRole('combobox', { name: 'Which periods' }).selectOptions('Not paid out yet');
  await expect.element(waiting.getByText('No period needs attention.')).toBeVisible();
  expect(others.getByText('In progress').elements()).toHaveLength(1);
});

test('shows unusual lines first, with totals, and sorts them on request', async () => {
  const screen = await renderRoom(SettlementRoom, {}, '/?window=41');
  const table = screen.getByRole('table', { name: 'Lines of the period' });
  await expect.element(screen.getByText('2 lines are unusual and are listed first.')).toBeVisible();
  expect(accountsIn(table.element())).toEqual(['agent2', 'agent', 'quiet']);
  await expect.element(table.getByText('Above the limit').first()).toBeVisible();
  await expect.element(table.getByText('+R$ 1,000.00')).toBeVisible();
  await expect.element(table.getByRole('row', { name: /Total of 3 lines/ }).getByText('R$ 27,500.00')).toBeVisible();
  await table.getByRole('button', { name: 'Account' }).click();
  expect(accountsIn(table.element())).toEqual(['quiet', 'agent2', 'agent']);
  await screen.getByRole('searchbox', { name: 'Account' }).fill('agent2');
  screen.getByRole('searchbox', { name: 'Account' }).element().closest('form')?.requestSubmit();
  await expect.poll(() => accountsIn(table.element())).toEqual(['agent2']);
  await settled();
  await expect(screen.container).toBeAccessible();
});

test('needs two people to approve a window, and refuses the same person twice', async () => {
  const window = { ...aWindow };
  const approveSettlement = vi.fn(async ({ person }: { person: string }) => {
    if (window.supportedBy === person) throw new ControlError('INVALID_REQUEST', { fields: { '/person': 'second' } });
    if (window.supportedBy !== null) return { state: (window.state = 'approved' as const) };
    window.supportedBy = person;
    return { state: 'review' as const };
  });
  const screen = await renderRoom(
    SettlementRoom,
    { settlementWindows: async () => ({ ...ofMerchant, windows: [{ ...window }] }), approveSettlement },
    '/?window=41',
  );
  await screen.getByRole('button', { name: 'Give the first approval' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approve R$ 27,500.00?' });
  await settled();
  await expect(dialog.element()).toBeAccessible();
  await dialog.getByRole('button', { name: 'Give the first approval' }).click();
  await expect.element(dialog.getByText('Say who you are.')).toBeVisible();
  expect(approveSettlement).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(' Ana ');
  await dialog.getByRole('button', { name: 'Give the first approval' }).click();
  await expect.element(screen.getByText('Ana has approved it. A second person has to approve it too.')).toBeVisible();

  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Give the second approval' }).click();
  const second = screen.getByRole('dialog');
  await expect.element(second.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana');
  await second.getByRole('button', { name: 'Give the second approval' }).click();
  await expect.element(second.getByText('Ana has already approved it. The second approval must come from someone else.')).toBeVisible();
  await second.getByRole('textbox', { name: 'Your name' }).fill('Bruno');
  await second.getByRole('button', { name: 'Give the second approval' }).click();
  await expect.element(screen.getByText('Approved. It is paid within a minute.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Approve as/ })).not.toBeInTheDocument();
  expect(approveSettlement.mock.calls.map(([input]) => input)).toEqual([
    { window: 41, person: 'Ana' },
    { window: 41, person: 'Ana' },
    { window: 41, person: 'Bruno' },
  ]);
});

test('says when someone else was faster, and reloads the window', async () => {
  const settlementWindows = vi.fn(settlementCalls.settlementWindows ?? vi.fn());
  const screen = await renderRoom(SettlementRoom, { settlementWindows, approveSettlement: () => Promise.reject(changed) }, '/?window=41');
  await screen.getByRole('button', { name: 'Give the first approval' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  const asked = settlementWindows.mock.calls.length;
  await dialog.getByRole('button', { name: 'Give the first approval' }).click();
  await expect.element(dialog.getByText('It has changed in the meantime.', { exact: false })).toBeVisible();
  await vi.waitFor(() => expect(settlementWindows.mock.calls.length).toBeGreaterThan(asked));
  await expect.element(dialog.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana');
});

test('holds a line with a name and a reason, and then offers only allowed actions', async () => {
  const actOnCommission = vi.fn(async () => ({ state: 'held' as const }));
  const screen = await renderRoom(SettlementRoom, { actOnCommission }, '/?window=41&line=71');
  const panel = screen.getByRole('region', { name: 'Line of agent' });
  await expect.element(panel.getByText('+R$ 1,000.00 (previously R$ 14,000.00)')).toBeVisible();
  expect(
    panel
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Hold', 'End']);
  await panel.getByRole('button', { name: 'Hold' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Hold the line of agent?' });
  await dialog.getByRole('button', { name: 'Hold' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(actOnCommission).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(' A doubt ');
  await dialog.getByRole('button', { name: 'Hold' }).click();
  await expect.element(screen.getByText('The line is held.')).toBeVisible();
  expect(actOnCommission.mock.calls).toEqual([[{ line: 71, act: 'hold', person: 'Ana', reason: 'A doubt' }]]);
});

test('shows the thread of a dispute, answers it, and releases the line without a reason', async () => {
  const actOnCommission = vi.fn(async () => ({ state: 'held' as const }));
  const screen = await renderRoom(SettlementRoom, { actOnCommission }, '/?window=41&line=73');
  await expect.element(screen.getByText('The agent disputes this line')).toBeVisible();
  const thread = screen.getByRole('region', { name: 'Dispute' });
  await expect.element(thread.getByText('Too little')).toBeVisible();
  expect(thread.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('region', { name: 'History' }).getByText('The house, Ana')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Line of agent2' });
  expect(
    panel
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Answer', 'Close the dispute', 'Release', 'End']);
  await settled();
  await expect(screen.container).toBeAccessible();

  await panel.getByRole('button', { name: 'Answer' }).click();
  const answer = screen.getByRole('dialog', { name: 'Answer agent2' });
  await answer.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await answer.getByRole('textbox', { name: 'Reason' }).fill('It is right.');
  await answer.getByRole('button', { name: 'Answer' }).click();
  await expect.element(screen.getByText('Your answer has been sent.')).toBeVisible();
  await panel.getByRole('button', { name: 'Release' }).click();
  const release = screen.getByRole('dialog', { name: 'Release the line of agent2?' });
  await expect.element(release.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
  await release.getByRole('button', { name: 'Release' }).click();
  await expect.element(screen.getByText('The line is released.')).toBeVisible();
  expect(actOnCommission.mock.calls.map(([input]: unknown[]) => input)).toEqual([
    { line: 73, act: 'answer', person: 'Ana', reason: 'It is right.' },
    { line: 73, act: 'release', person: 'Ana', reason: '' },
  ]);
});

test('shows what is still owed on a partly paid line', async () => {
  const line = { ...aLine, state: 'partPaid' as const, payer: 'upper', paid: 300_000, advanced: 200_000 };
  const screen = await renderRoom(
    SettlementRoom,
    { settlementLine: async () => ({ ...ofMerchant, line, explanation: { roots: [], steps: [] }, events: aThread }) },
    '/?window=41&line=71',
  );
  const panel = screen.getByRole('region', { name: 'Line of agent' });
  await expect.element(panel.getByText('Still owed')).toBeVisible();
  await expect.element(panel.getByText('R$ 10,000.00')).toBeVisible();
  await expect.element(panel.getByText('R$ 12,000.00')).toBeVisible();
});

test('explains a line as a tree that opens step by step', async () => {
  const screen = await renderRoom(SettlementRoom, {}, '/?window=41&line=71');
  const tree = screen.getByRole('region', { name: 'How this amount was reached' });
  await expect.element(tree.getByText('Amount due', { exact: true })).toBeVisible();
  expect(tree.getByText('Valid turnover').elements()).toEqual([]);
  await tree.getByRole('button', { name: 'Show how “Amount due” was calculated' }).click();
  await expect.element(tree.getByText('not below 0')).toBeVisible();
  await tree.getByRole('button', { name: 'Show how “Line plus negative balance” was calculated' }).click();
  await tree.getByRole('button', { name: 'Show how “Gross commission” was calculated' }).click();
  await expect.element(tree.getByText('R$ 1,500,000.00')).toBeVisible();
  await expect.element(tree.getByText('Rate, terms version 3')).toBeVisible();
  await expect.element(tree.getByText('1 %')).toBeVisible();
  expect(tree.getByRole('button').elements()).toHaveLength(3);
  await expect(screen.container).toBeAccessible();
  await tree.getByRole('button', { name: 'Hide how “Amount due” was calculated' }).click();
  expect(tree.getByText('Valid turnover').elements()).toEqual([]);
});

test('compares running windows with the previous ones, and refreshes', async () => {
  const drySettlement = vi.fn(settlementCalls.drySettlement ?? vi.fn());
  const screen = await renderRoom(SettlementRoom, { drySettlement }, '/?part=running');
  const window = screen.getByRole('region', { name: /^Dividend, month/ });
  await expect.element(window.getByText('+R$ 100.00').first()).toBeVisible();
  await expect.element(window.getByRole('row', { name: /^agent/ }).getByText('previously R$ 200.00')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('combobox', { name: 'Kind' }).selectOptions('Dividend');
  await vi.waitFor(() => expect(drySettlement).toHaveBeenLastCalledWith({ kind: 'dividend' }));
  const asked = drySettlement.mock.calls.length;
  await screen.getByRole('button', { name: 'Calculate again' }).click();
  await vi.waitFor(() => expect(drySettlement.mock.calls.length).toBe(asked + 1));
});

test('shows why a running line would be held', async () => {
  const { windows, ...answer } = (await (settlementCalls.drySettlement ?? vi.fn())({})) as ControlValueOf<'drySettlement'>;
  const fault = 'Its terms cannot be read.';
  const faulty = windows.map((each) => ({ ...each, lines: each.lines.map((line) => ({ ...line, fault })) }));
  const screen = await renderRoom(SettlementRoom, { drySettlement: async () => ({ ...answer, windows: faulty }) }, '/?part=running');
  await expect.element(screen.getByText(`It would be held: ${fault}`).first()).toBeVisible();
});

test('runs the settlement, and says when nothing was due', async () => {
  const runSettlement = vi.fn(settlementCalls.runSettlement ?? vi.fn());
  const screen = await renderRoom(SettlementRoom, { runSettlement });
  await screen.getByRole('button', { name: 'Run now' }).click();
  await expect.element(screen.getByText('Nothing was due.')).toBeVisible();
  expect(runSettlement).toHaveBeenCalledOnce();
});

test('sets the policy within its limits, and keeps the form if someone else was faster', async () => {
  let stands = { graceMinutes: 15, windowLimit: 5_000_000, lineLimit: 1_000_000, nearPercent: 90 };
  const setSettlementPolicy = vi.fn(
    async ({ seen, graceMinutes, windowLimit, lineLimit, nearPercent }: typeof stands & { seen: typeof stands }) => {
      if (JSON.stringify(seen) !== JSON.stringify(stands)) throw new ControlError('STATE_CHANGED', { fields: { '/seen': 'changed' } });
      stands = { graceMinutes, windowLimit, lineLimit, nearPercent };
    },
  );
  const screen = await renderRoom(SettlementRoom, { settlementPolicy: async () => ({ ...stands }), setSettlementPolicy }, '/?part=policy');
  const grace = screen.getByRole('textbox', { name: 'Grace period in minutes' });
  const limit = screen.getByRole('textbox', { name: 'Limit per period' });
  await expect.element(limit).toHaveValue('50000.00');
  await grace.fill('1441');
  await limit.fill('-1');
  const near = screen.getByRole('textbox', { name: 'Tier alert threshold (%)' });
  await near.fill('100');
  await screen.getByRole('button', { name: 'Save the policy' }).click();
  await expect.element(screen.getByText('Enter a whole number from 1 to 1440.')).toBeVisible();
  await expect.element(screen.getByText('Enter an amount of 0 or more.')).toBeVisible();
  await expect.element(screen.getByText('Enter a whole number from 50 to 99.')).toBeVisible();
  await expect.element(screen.getByText('Say who you are.')).toBeVisible();
  expect(setSettlementPolicy).not.toHaveBeenCalled();
  await expect(screen.container).toBeAccessible();

  await grace.fill('30');
  await limit.fill('0');
  await near.fill('80');
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  stands = { ...stands, graceMinutes: 1 };
  await screen.getByRole('button', { name: 'Save the policy' }).click();
  await expect
    .element(
      screen.getByText('It is now 1 minute, R$ 50,000.00 for a period and R$ 10,000.00 for a line, and the tier alert is at 90 %.', {
        exact: false,
      }),
    )
    .toBeVisible();
  await expect.element(grace).toHaveValue('30');
  await screen.getByRole('button', { name: 'Save the policy' }).click();
  await expect.element(screen.getByText('The policy is saved. It applies to every period that is not calculated yet.')).toBeVisible();
  expect(stands).toEqual({ graceMinutes: 30, windowLimit: 0, lineLimit: 1_000_000, nearPercent: 80 });
});

test('says when a window does not exist or a line is unknown', async () => {
  const screen = await renderRoom(SettlementRoom, {}, '/?window=9');
  await expect.element(screen.getByText('This period is not among the most recent ones.')).toBeVisible();
  await screen.unmount();
  const other = await renderRoom(
    SettlementRoom,
    { settlementLine: () => Promise.reject(new ControlError('NOT_FOUND')) },
    '/?window=41&line=999',
  );
  await expect.element(other.getByText('It no longer exists.')).toBeVisible();
  expect(someLines.some(({ id }) => id === 999)).toBe(false);
});
