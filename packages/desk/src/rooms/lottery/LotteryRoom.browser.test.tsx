import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { anIssue, openIssue, paidIssue, settings } from '../../../test/fake-lottery.ts';
import { renderRoom } from '../../../test/render-room.tsx';
import { LotteryRoom } from './LotteryRoom.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
  sessionStorage.clear();
});

const oneIssue = '/?game=27&issue=51';
const refusal = (fields: Readonly<Record<string, string>>) => new ControlError('INVALID_REQUEST', { fields });

test('lists lotteries with their pending work, and links to the issues of one', async () => {
  const lotteryIssues = vi.fn(async () => ({ items: [{ ...paidIssue.issue, isWaiting: true }], next: null }));
  const screen = await renderRoom(LotteryRoom, { lotteryIssues });
  await expect.element(screen.getByText('2 results are missing')).toBeVisible();
  await expect.element(screen.getByText('1 result to verify')).toBeVisible();
  (screen.getByRole('link', { name: 'Lucky Five' }).element() as HTMLElement).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Lucky Five' })).toBeVisible();
  await expect.element(screen.getByText('1 0 0 0 4')).toBeVisible();
  await expect.element(screen.getByText('Waiting for a second person')).toBeVisible();
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('Paid');
  await vi.waitFor(() => expect(lotteryIssues).toHaveBeenLastCalledWith({ game: '27', state: 'paid', limit: 25 }));
});

test('one person enters a result, and the same person cannot verify it', async () => {
  let written: typeof anIssue.written = null;
  const writeLotteryResult = vi.fn(async ({ numbers, person }: { numbers: string; person: string }) => {
    if (numbers === '12') throw refusal({ '/numbers': 'count' });
    written = { numbers: [...numbers], by: person, at: anIssue.issue.closesAt };
  });
  const decideLotteryResult = vi.fn(async ({ person }: { person: string }) => {
    if (person === 'Ana') throw refusal({ '/person': 'second' });
  });
  const calls = { lotteryIssue: async () => ({ ...anIssue, written }), writeLotteryResult, decideLotteryResult };
  const screen = await renderRoom(LotteryRoom, calls, oneIssue);
  await screen.getByRole('button', { name: 'Enter the result' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enter the result' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Numbers' })).toHaveAccessibleDescription(/Enter the numbers/);
  await dialog.getByRole('textbox', { name: 'Numbers' }).fill('12');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await dialog.getByRole('button', { name: 'Enter the result' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Numbers' })).toHaveAccessibleDescription(/Too few or too many/);
  await dialog.getByRole('textbox', { name: 'Numbers' }).fill('10004');
  await dialog.getByRole('button', { name: 'Enter the result' }).click();
  await expect.element(screen.getByText('Waiting for a second person: 1 0 0 0 4')).toBeVisible();
  await screen.getByRole('button', { name: 'Verify the result' }).click();
  await dialog.getByRole('textbox', { name: 'Numbers' }).fill('10004');
  await dialog.getByRole('button', { name: 'Verify the result' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(/Ana was the first/);
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Bruno');
  await dialog.getByRole('button', { name: 'Verify the result' }).click();
  await vi.waitFor(() =>
    expect(decideLotteryResult).toHaveBeenLastCalledWith({ issue: 51, numbers: '10004', verdict: 'verify', person: 'Bruno' }),
  );
});

test('a results file shows which lines were refused, and why', async () => {
  const readLotteryResults = vi.fn(async () => ({ written: ['20261128-0421'], refused: [{ line: 2, code: 'range' as const }] }));
  const screen = await renderRoom(LotteryRoom, { readLotteryResults }, '/?game=27');
  await screen.getByRole('button', { name: 'Read a file of results' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Lines' }).fill('20261128-0421 1 2 3 4 5\n20261128-0422 1 2 3 4 50');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await dialog.getByRole('button', { name: 'Read the lines' }).click();
  await expect.element(dialog.getByText('Line 2 has a number that cannot be drawn.')).toBeVisible();
});

test('a fault shows its effects before one person declares it and another confirms it', async () => {
  const fault = {
    id: 7,
    kind: 'wrong' as const,
    state: 'declared' as const,
    note: 'A ball was misread',
    drawnAt: null,
    numbers: ['2', '0', '0', '0', '4'],
    declaredBy: 'Ana',
    declaredAt: '2026-11-28T11:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    doneAt: null,
  };
  let faults: (typeof fault)[] = [];
  const declareLotteryFault = vi.fn(async () => {
    faults = [fault];
    return { id: 7 };
  });
  const decideLotteryFault = vi.fn(async ({ person }: { person: string }) => {
    if (person === 'Ana') throw refusal({ '/person': 'second' });
  });
  const calls = { lotteryIssue: async () => ({ ...paidIssue, faults }), declareLotteryFault, decideLotteryFault };
  const screen = await renderRoom(LotteryRoom, calls, oneIssue);
  await expect.element(screen.getByRole('row', { name: /lucas/ }).getByRole('cell', { name: '1900 of 1960' })).toBeVisible();
  await screen.getByRole('button', { name: 'Declare a fault' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What was wrong' }).selectOptions('Wrong number');
  await dialog.getByRole('textbox', { name: 'Numbers' }).fill('1 0 0 0 4');
  await dialog.getByRole('button', { name: 'Declare it' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Numbers' })).toHaveAccessibleDescription(/already has these numbers/);
  expect(declareLotteryFault).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Numbers' }).fill('2 0 0 0 4');
  await expect.element(dialog.getByText('4 tickets of 3 members')).toBeVisible();
  await expect.element(dialog.getByText(/would owe R\$ 95\.00/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Public note' }).fill('A ball was misread');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await dialog.getByRole('button', { name: 'Declare it' }).click();
  await vi.waitFor(() =>
    expect(declareLotteryFault).toHaveBeenCalledExactlyOnceWith({
      issue: 51,
      kind: 'wrong',
      numbers: '2 0 0 0 4',
      note: 'A ball was misread',
      person: 'Ana',
    }),
  );
  await screen.getByRole('button', { name: 'Confirm and carry out' }).click();
  await expect.element(dialog.getByText('4 tickets of 3 members')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm and carry out' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(/Ana was the first/);
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Bruno');
  await dialog.getByRole('button', { name: 'Confirm and carry out' }).click();
  await vi.waitFor(() => expect(decideLotteryFault).toHaveBeenLastCalledWith({ fault: 7, verdict: 'confirm', person: 'Bruno' }));
});

test('the map of an open issue closes and opens outcomes, including markets without bets', async () => {
  const closeLotteryOutcome = vi.fn(async () => ({ closed: [] }));
  const screen = await renderRoom(LotteryRoom, { lotteryIssue: async () => openIssue, closeLotteryOutcome }, oneIssue);
  await expect.element(screen.getByText('if 7 0 0 4 2 is drawn')).toBeVisible();
  await screen.getByRole('button', { name: /^7\s*R\$ 200,000\.00$/ }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await vi.waitFor(() =>
    expect(closeLotteryOutcome).toHaveBeenLastCalledWith({ issue: 51, market: 'place:0', outcome: 7, isClosed: true, person: 'Ana' }),
  );
  await screen.getByRole('button', { name: /^3\s*R\$ 0\.00\s*Closed$/ }).click();
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await vi.waitFor(() => expect(closeLotteryOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ outcome: 3, isClosed: false })));
  await screen.getByRole('button', { name: 'Close another outcome' }).click();
  await dialog.getByRole('combobox', { name: 'Market' }).selectOptions('place, position 5');
  await dialog.getByRole('combobox', { name: 'Outcome' }).selectOptions('8');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await vi.waitFor(() =>
    expect(closeLotteryOutcome).toHaveBeenLastCalledWith({ issue: 51, market: 'place:4', outcome: 8, isClosed: true, person: 'Ana' }),
  );
});

test('settings are saved against the values that were read, and say when someone else was faster', async () => {
  const setLottery = vi.fn(async () => {});
  setLottery.mockRejectedValueOnce(new ControlError('STATE_CHANGED', { fields: { '/seen': 'changed' } }));
  const screen = await renderRoom(LotteryRoom, { setLottery }, '/?game=27&part=settings');
  await screen.getByRole('textbox', { name: 'Prize group, of 2000' }).fill('3000');
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await screen.getByRole('button', { name: 'Save the settings' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Prize group, of 2000' })).toHaveAccessibleDescription(/from 1700 to 2000/);
  expect(setLottery).not.toHaveBeenCalled();
  await screen.getByRole('textbox', { name: 'Prize group, of 2000' }).fill('1900');
  await screen.getByRole('textbox', { name: 'Cap per outcome' }).fill('1000.50');
  await screen.getByRole('button', { name: 'Save the settings' }).click();
  await expect.element(screen.getByRole('alert').getByText('Someone else has changed them')).toBeVisible();
  expect(setLottery).toHaveBeenLastCalledWith({
    game: 27,
    settings: { ...settings, prizeGroup: 1_900, outcomeCap: 100_050 },
    seen: settings,
    person: 'Ana',
  });
});

test.each([['/?game=27'], ['/?game=27&part=settings'], [oneIssue]])('the page %s fits a phone and is accessible', async (address) => {
  await page.viewport(390, 844);
  const lotteryIssue = async () => ({ ...openIssue, events: paidIssue.events });
  const screen = await renderRoom(LotteryRoom, { lotteryIssue }, address);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Lucky Five' })).toBeVisible();
  if (address === oneIssue) await expect.element(screen.getByText('Earliest draw')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
