import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { someTerms } from '../../../../test/fake-agents.ts';
import type { Answers } from '../../../../test/fake-answers.ts';
import { renderRoom, settled } from '../../../../test/render-room.tsx';
import { AgentsRoom } from '../AgentsRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

async function openTerms(answers: Answers) {
  const screen = await renderRoom(AgentsRoom, answers, '/?member=agent2');
  await screen.getByRole('button', { name: 'Rates and limits' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Rates and limits of agent2' });
  return { screen, dialog, slots: dialog.getByRole('textbox', { name: 'Slots' }), save: dialog.getByRole('button', { name: 'Save' }) };
}

test('sets rates and limits between what the upline can pass on and what a child has', async () => {
  const setAgentTerms = vi.fn(async () => {});
  const { screen, dialog, slots, save } = await openTerms({ setAgentTerms });
  await expect.element(slots).toHaveAccessibleDescription('At most 0.6 % (agent). At least 0.3 % (agent42).');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Levels below it' }))
    .toHaveAccessibleDescription('At most 9 (agent). At least 2 (agent42).');
  await expect.element(dialog.getByText('agent has no rate to pass on for Lottery.')).toBeVisible();
  await settled();
  await expect(dialog.element()).toBeAccessible();
  await slots.fill('0.2');
  await save.click();
  await expect.element(dialog.getByText('Less than agent42 below it has (0.3 %). Lower that one first.')).toBeVisible();
  await slots.fill('0,5 %');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed');
  await save.click();
  await expect.element(screen.getByText('The terms of agent2 have changed.')).toBeVisible();
  const { rates, limits } = someTerms;
  expect(setAgentTerms.mock.calls).toEqual([
    [{ account: 'agent2', rates: [{ gameType: 'RNG', ppm: 5_000 }], limits, reason: 'Agreed', seen: { rates, limits } }],
  ]);
});

test('shows what another desk has changed, saves nothing and keeps the input', async () => {
  const others = { ...someTerms, rates: [{ gameType: 'RNG', ppm: 3_100 }] };
  const agentTerms = vi.fn(async () => others).mockResolvedValueOnce(someTerms);
  const setAgentTerms = vi
    .fn<(change: object) => Promise<void>>(async () => {})
    .mockRejectedValueOnce(new ControlError('STATE_CHANGED', { fields: { '/seen': 'changed' } }));
  const { dialog, slots, save } = await openTerms({ agentTerms, setAgentTerms });
  await slots.fill('0.55');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed');
  await save.click();
  await expect.element(dialog.getByRole('alert').getByText('Nothing was saved')).toBeVisible();
  await expect.element(dialog.getByRole('alert').getByText('Slots: 0.31 %')).toBeVisible();
  await expect.element(slots).toHaveValue('0.55');
  await save.click();
  await vi.waitFor(() => expect(setAgentTerms).toHaveBeenCalledTimes(2));
  expect(setAgentTerms.mock.calls[1]?.[0]).toMatchObject({ seen: { rates: others.rates } });
});

test('reloads the limits if the gateway refuses a value because of them, and names the child', async () => {
  const raised = { ...someTerms, least: [{ field: '/rates/RNG', least: 4_500, account: 'lucas' }] };
  const agentTerms = vi.fn(async () => raised).mockResolvedValueOnce(someTerms);
  const setAgentTerms = () => Promise.reject(new ControlError('LIMIT_EXCEEDED', { fields: { '/rates/RNG': 'minimum' } }));
  const { dialog, slots, save } = await openTerms({ agentTerms, setAgentTerms });
  await slots.fill('0.4');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed');
  await save.click();
  await expect.element(dialog.getByText('Less than lucas below it has (0.45 %). Lower that one first.')).toBeVisible();
  await expect.element(slots).toHaveValue('0.4');
});

test('says that a closed upline can pass on nothing', async () => {
  const most = { rates: [], limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 } };
  const { dialog } = await openTerms({ agentTerms: async () => ({ ...someTerms, rates: [], most, least: [] }) });
  await expect.element(dialog.getByText(/agent is closed and passes on nothing/)).toBeVisible();
});

test('shows the prize group for a lottery’s rate', async () => {
  const most = { rates: [{ gameType: 'LOTT', ppm: 20_000 }], limits: { mayRecruitAgents: true, mostDirect: 9, levels: 9 } };
  const { dialog } = await openTerms({ agentTerms: async () => ({ ...someTerms, most }) });
  const lottery = dialog.getByRole('textbox', { name: 'Lottery' });
  await expect.element(lottery).toHaveAccessibleDescription('Prize group 1940–1960. At most 2 % (agent).');
  await lottery.fill('1,5');
  await expect.element(lottery).toHaveAccessibleDescription('Prize group 1970–1990. At most 2 % (agent).');
});
