import { plainRules } from '@livery/contract/commission-terms';
import type { ControlInputOf } from '@livery/contract/control/shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { forgetPerson, keepPerson } from '#shared/forms/person.ts';
import type { Answers } from '../../../test/fake-answers.ts';
import {
  aContract,
  aQuietContract,
  askedHash,
  askedTerms,
  aWholeContract,
  contractCalls,
  dailyTerms,
} from '../../../test/fake-contracts.ts';
import { renderRoom, settled } from '../../../test/render-room.tsx';
import { ContractsRoom } from './ContractsRoom.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
  keepPerson(person);
});
afterEach(forgetPerson);

const person = 'Ana Lima';
type ActForHouse = (input: ControlInputOf<'actForHouse'>) => Promise<typeof aContract>;
const acted = () => vi.fn<ActForHouse>(async () => aContract);
const withoutKey = (calls: readonly [ControlInputOf<'actForHouse'>][]) =>
  calls.map(([{ idempotencyKey: _key, ...input }]) => input as Partial<ControlInputOf<'actForHouse'>>);
const one = (answers: Answers = {}) => renderRoom(ContractsRoom, answers, '/?contract=9');
const quiet: Answers = { houseAgreement: async () => aQuietContract };

test('lists the house’s contracts with the side that must answer, and filters them', async () => {
  const houseAgreements = vi.fn(contractCalls.houseAgreements ?? vi.fn());
  const screen = await renderRoom(ContractsRoom, { houseAgreements });
  const row = screen.getByRole('row', { name: /^agent/ });
  await expect.element(row.getByText('Waiting for the house')).toBeVisible();
  await expect.element(row.getByText('0.5 %')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Waiting for' }).selectOptions('The agent');
  await screen.getByRole('combobox', { name: 'Kind' }).selectOptions('Dividend');
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('In force');
  await vi.waitFor(() =>
    expect(houseAgreements).toHaveBeenLastCalledWith({ waits: 'agent', kind: 'dividend', state: 'active', limit: 25 }),
  );
});

test('says that no agent has the account searched for', async () => {
  const screen = await renderRoom(
    ContractsRoom,
    { houseAgreements: () => Promise.reject(new ControlError('NOT_FOUND')) },
    '/?account=nobody',
  );
  await expect.element(screen.getByText('No agent has this account.')).toBeVisible();
});

test('shows a proposal next to the current terms, and accepts exactly what it shows', async () => {
  const actForHouse = acted();
  const screen = await one({ actForHouse });
  const proposal = screen.getByRole('region', { name: 'Other terms' });
  await expect.element(proposal.getByText('We grow')).toBeVisible();
  await expect.element(proposal.getByText('2 values change.')).toBeVisible();
  const added = proposal.getByRole('row', { name: /Tier 2/ });
  await expect.element(added.getByText('New')).toBeVisible();
  await expect.element(added.getByText('0.8 %')).toBeVisible();
  // A changed rule is expanded at once, with its former value struck out.
  expect(proposal.getByText('Negative amounts made up').element().parentElement?.querySelector('del')?.textContent).toBe('no');
  expect(screen.getByRole('region', { name: 'Terms in force' }).getByText('Tier 2').elements()).toEqual([]);
  await settled();
  await expect(screen.container).toBeAccessible();

  await screen.getByRole('button', { name: 'Accept' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Accept the terms of agent?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(' Agreed ');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.element(screen.getByText('Accepted.', { exact: true })).toBeVisible();
  expect(withoutKey(actForHouse.mock.calls)).toEqual([
    { action: 'accept', kind: 'daily', agreement: 9, person, hash: askedHash, reason: 'Agreed' },
  ]);
});

test('does not accept terms that were replaced after the operator read them', async () => {
  const actForHouse = vi.fn(async (): Promise<never> => Promise.reject(new ControlError('STATE_CHANGED')));
  let proposal = aWholeContract.proposal;
  const screen = await one({ actForHouse, houseAgreement: async () => ({ ...aWholeContract, proposal }) });
  await screen.getByRole('button', { name: 'Accept' }).click();
  const dialog = screen.getByRole('dialog');
  proposal = proposal && { ...proposal, at: '2026-11-21T12:00:00.000Z', hash: 'c'.repeat(64) };
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.element(dialog.getByText('The proposal has changed since you opened this.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  expect(actForHouse).toHaveBeenCalledOnce();
});

test('rejects, ends and proposes an end with an optional note, and offers only allowed actions', async () => {
  const actForHouse = acted();
  const screen = await one({ actForHouse });
  await expect.element(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Propose|Withdraw/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Reject' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect.element(screen.getByText('Rejected.', { exact: true })).toBeVisible();
  await screen.unmount();

  const other = await one({ actForHouse, ...quiet });
  await other.getByRole('button', { name: 'Propose an end' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Propose an end' }).click();
  await expect.element(other.getByText('The end is proposed.')).toBeVisible();
  await other.getByRole('button', { name: 'End it' }).click();
  await other.getByRole('dialog', { name: 'End the contract with agent?' }).getByRole('button', { name: 'End it' }).click();
  await expect.element(other.getByText('The contract will end.')).toBeVisible();
  expect(withoutKey(actForHouse.mock.calls)).toEqual([
    { action: 'reject', kind: 'daily', agreement: 9, person },
    { action: 'requestTermination', kind: 'daily', agreement: 9, person },
    { action: 'terminate', kind: 'daily', agreement: 9, person },
  ]);
});

test('asks who acts for the house, remembers the name, and shows who acted before', async () => {
  forgetPerson();
  const actForHouse = acted();
  const screen = await one({ actForHouse, ...quiet });
  await expect.element(screen.getByRole('region', { name: 'History' }).getByText('The house, Rui Melo')).toBeVisible();
  await screen.getByRole('button', { name: 'End it' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect.element(dialog.getByText('Say who you are.')).toBeVisible();
  expect(actForHouse).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(' Bea Reis ');
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect.element(screen.getByText('The contract will end.')).toBeVisible();
  expect(actForHouse.mock.calls[0]?.[0]).toMatchObject({ person: 'Bea Reis' });
  await screen.getByRole('button', { name: 'Propose an end' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Bea Reis');
});

test('says when the agent was faster, and reloads the contract', async () => {
  const houseAgreement = vi.fn(async () => aQuietContract);
  const actForHouse = vi.fn(async (): Promise<never> => Promise.reject(new ControlError('STATE_CHANGED')));
  const screen = await one({ houseAgreement, actForHouse });
  await screen.getByRole('button', { name: 'End it' }).click();
  const asked = houseAgreement.mock.calls.length;
  await screen.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect.element(screen.getByRole('dialog').getByText('It has changed in the meantime.', { exact: false })).toBeVisible();
  await vi.waitFor(() => expect(houseAgreement.mock.calls.length).toBeGreaterThan(asked));
});

test('proposes new terms, but not the current ones', async () => {
  const actForHouse = acted();
  const screen = await one({ actForHouse, ...quiet });
  await screen.getByRole('button', { name: 'Propose other terms' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Other terms: Daily wages of agent' });
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog.getByText('Change something first: these are the terms in force.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a tier' }).click();
  await dialog.getByRole('textbox', { name: 'Rate (%)' }).last().fill('0,8');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog.getByText('This tier has the same requirements as the one before, or the same rate.')).toBeVisible();
  await settled();
  await expect(dialog.element()).toBeAccessible();
  await dialog.getByRole('textbox', { name: 'Team turnover from' }).last().fill('10000');
  await dialog.getByText('More rules').click();
  await dialog.getByRole('checkbox', { name: 'Negative amounts made up' }).click();
  expect(dialog.getByRole('combobox', { name: 'Share of an agent with a team' }).elements()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('As we said');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(screen.getByText('The other terms are proposed.')).toBeVisible();
  expect(withoutKey(actForHouse.mock.calls)).toEqual([
    { action: 'amend', kind: 'daily', agreement: 9, terms: askedTerms, person, reason: 'As we said' },
  ]);
});

test('offers a contract from the suggested terms, and shows refusals at their fields', async () => {
  let isKnown = false;
  const actForHouse = vi.fn<ActForHouse>(async () => {
    if (!isKnown) throw new ControlError('NOT_FOUND');
    return aContract;
  });
  const screen = await renderRoom(ContractsRoom, { actForHouse });
  await screen.getByRole('button', { name: 'Offer a contract' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Offer a contract' });
  await dialog.getByRole('combobox', { name: 'Kind of contract' }).selectOptions('Real-time salary');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog.getByText('Enter an account.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Account of the agent' }).fill('agent9');
  await dialog.getByRole('textbox', { name: 'Rate of a losing bet (%)' }).fill('0.3');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog.getByText('No agent that contracts with the house has this account.')).toBeVisible();
  isKnown = true;
  await dialog.getByRole('textbox', { name: 'Account of the agent' }).fill('agent');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(screen.getByText('The proposal to agent is on its way.')).toBeVisible();
  // Sending opens the contract.
  await expect.element(screen.getByRole('region', { name: 'Daily wages of agent' })).toBeVisible();
  const terms = { kind: 'realTime', singleBet: 0, profitRate: 1_000, lossRate: 3_000, rules: plainRules };
  expect(withoutKey(actForHouse.mock.calls).at(-1)).toEqual({ action: 'request', kind: 'realTime', account: 'agent', terms, person });
});

test('keeps the key of an offer whose answer was lost, and says when the contract already exists', async () => {
  const keys: string[] = [];
  const refusals = [new ControlError('NETWORK'), new ControlError('STATE_CHANGED')];
  const screen = await renderRoom(ContractsRoom, {
    actForHouse: async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      throw refusals.shift() ?? new Error('too many');
    },
  });
  await screen.getByRole('button', { name: 'Offer a contract' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Account of the agent' }).fill('agent');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog.getByText('The gateway does not answer. Check that it is running.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog.getByText('There is already a contract or an open proposal of this kind.')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expect.element(dialog.getByRole('textbox', { name: 'Account of the agent' })).toHaveValue('agent');
});

test('sets the policy of a kind, and enables a kind', async () => {
  const setAgreementPolicy = vi.fn(async () => {});
  const switchFlag = vi.fn(async () => {});
  const screen = await renderRoom(ContractsRoom, { setAgreementPolicy, switchFlag }, '/?part=policies');
  const hourly = screen.getByRole('region', { name: 'Hourly salary' });
  await expect.element(hourly).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await hourly.getByRole('switch', { name: 'Available to agents' }).click();
  await expect.element(screen.getByText('Hourly salary is on.')).toBeVisible();
  expect(switchFlag.mock.calls).toEqual([[{ modId: 'hourSalary', enabled: true }]]);
  await screen.getByRole('button', { name: 'Change: Daily wages' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Policy of daily wages' });
  await dialog.getByRole('textbox', { name: 'Days of notice' }).fill('366');
  await dialog.getByRole('textbox', { name: 'Days to answer' }).fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter a whole number from 0 to 365.')).toBeVisible();
  await expect.element(dialog.getByText('Enter a whole number from 1 to 90.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Days of notice' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Days to answer' }).fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The policy of daily wages is saved.')).toBeVisible();
  expect(setAgreementPolicy.mock.calls).toEqual([
    [
      {
        kind: 'daily',
        noticeDays: 0,
        expiryDays: 3,
        suggestion: dailyTerms,
        seen: { noticeDays: 7, expiryDays: 7, suggestion: dailyTerms },
      },
    ],
  ]);
});
