import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MoveCheck } from '@livery/contract/control/shapes';
import { moveRefusals } from '@livery/contract/move-refusals';
import { ControlError } from '#api/control-error.ts';
import { aCheck, aTeamMember } from '../../../../test/fake-agents.ts';
import { renderRoom, settled } from '../../../../test/render-room.tsx';
import type { Answers } from '../../../../test/fake-answers.ts';
import { AgentsRoom } from '../AgentsRoom.tsx';
import { agentsTexts } from '../agents.texts.ts';

beforeEach(() => page.viewport(1280, 900));

async function openMove(answers: Answers) {
  const screen = await renderRoom(AgentsRoom, answers, '/?member=agent2');
  await screen.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move agent2' });
  await expect.element(dialog.getByRole('searchbox')).toBeVisible();
  return { screen, dialog };
}

type Opened = Awaited<ReturnType<typeof openMove>>['dialog'];

async function choose(dialog: Opened, account = 'other'): Promise<void> {
  await dialog.getByRole('searchbox', { name: 'New parent: account or number' }).fill('oth');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('radio', { name: account, exact: true }).click();
}

test('moves a member with the keyboard alone, after previewing the move', async () => {
  const checkMove = vi.fn(async () => aCheck);
  const moveMember = vi.fn(async () => aCheck);
  const { screen, dialog } = await openMove({ checkMove, moveMember });
  const idle = dialog.getByRole('button', { name: 'Move agent2' });
  await expect.element(idle).toHaveAttribute('aria-disabled', 'true');
  await expect.element(idle).toHaveAccessibleDescription('Choose the new parent first.');
  expect(checkMove).not.toHaveBeenCalled();

  await userEvent.keyboard('oth{Enter}');
  await expect
    .element(dialog.getByRole('radio', { name: 'other', exact: true }))
    .toHaveAccessibleDescription('Agent, top level, 4 members');
  await expect
    .element(dialog.getByRole('radio', { name: 'other2', exact: true }))
    .toHaveAccessibleDescription('Agent, below other, 4 members, closed');
  dialog.getByRole('radio', { name: 'other', exact: true }).element().focus();
  await userEvent.keyboard(' ');
  const check = dialog.getByRole('region', { name: 'What the move does' });
  await expect.element(check).toHaveTextContent('Moves2 membersFromagentTootherNew depth2 ancestors for the deepest');
  await settled();
  await expect(dialog.element()).toBeAccessible();

  const submit = dialog.getByRole('button', { name: 'Move agent2 below other' });
  submit.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(moveMember).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked by phone');
  submit.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('agent2 is below other now, 2 members in all.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(moveMember.mock.calls).toEqual([[{ account: 'agent2', under: 'other', reason: 'Asked by phone', seen: '4-9-30' }]]);
});

test('reloads the tree after a move', async () => {
  let parent = 'agent';
  const agentMember = async ({ account }: { account: string }) => ({
    ...aTeamMember,
    account,
    path: [{ account: parent, type: 1, state: 'active' as const }],
  });
  const moveMember = async () => {
    parent = 'other';
    return aCheck;
  };
  const { screen, dialog } = await openMove({ agentMember, moveMember });
  await choose(dialog);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked');
  await dialog.getByRole('button', { name: 'Move agent2 below other' }).click();
  await expect.element(screen.getByRole('navigation', { name: 'Ancestors' }).getByRole('link', { name: 'other' })).toBeVisible();
});

test('moves to the top level, which needs no search', async () => {
  const moveMember = vi.fn(async () => ({ ...aCheck, to: [] }));
  const { dialog } = await openMove({ moveMember, checkMove: async () => ({ ...aCheck, to: [] }) });
  await dialog.getByRole('radio', { name: 'Top level' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('On its own');
  await dialog.getByRole('button', { name: 'Move agent2 to the top level' }).click();
  await vi.waitFor(() => expect(moveMember.mock.calls).toEqual([[{ account: 'agent2', reason: 'On its own', seen: '4-9-30' }]]));
});

test.each(moveRefusals)('shows why a move is refused as %s, and does not make it', async (refusal) => {
  const moveMember = vi.fn(async () => aCheck);
  const { dialog } = await openMove({ moveMember, checkMove: async () => ({ ...aCheck, refusal }) });
  await choose(dialog);
  await expect.element(dialog.getByText(agentsTexts.move.refusals[refusal])).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Move agent2 below other' });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked');
  submit.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(moveMember).not.toHaveBeenCalled();
});

const races: readonly (readonly [name: string, lost: () => Promise<MoveCheck>])[] = [
  ['the places have changed', () => Promise.reject(new ControlError('STATE_CHANGED', { fields: { '/seen': 'changed' } }))],
  ['another move came first', async () => ({ ...aCheck, refusal: 'cycle' })],
];

test.each(races)('keeps the form and repeats the check if %s', async (_, lost) => {
  const checkMove = vi.fn(async () => aCheck).mockResolvedValueOnce(aCheck);
  const moveMember = vi.fn(async () => aCheck).mockImplementationOnce(lost);
  const { screen, dialog } = await openMove({ checkMove, moveMember });
  await choose(dialog);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked by phone');
  checkMove.mockResolvedValue({ ...aCheck, from: ['third'], seen: '5-9-30' });
  await dialog.getByRole('button', { name: 'Move agent2 below other' }).click();
  await expect.element(dialog.getByRole('alert').getByText('Nothing was moved')).toBeVisible();
  await expect.element(dialog.getByRole('region', { name: 'What the move does' }).getByText('third')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Asked by phone');
  await dialog.getByRole('button', { name: 'Move agent2 below other' }).click();
  await expect.element(screen.getByText('agent2 is below other now, 2 members in all.')).toBeVisible();
  expect(moveMember).toHaveBeenLastCalledWith({ account: 'agent2', under: 'other', reason: 'Asked by phone', seen: '5-9-30' });
});

test('keeps the form if the gateway does not answer', async () => {
  const moveMember = vi.fn(() => Promise.reject(new ControlError('NETWORK')));
  const { dialog } = await openMove({ moveMember });
  await choose(dialog);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked');
  await dialog.getByRole('button', { name: 'Move agent2 below other' }).click();
  await expect.element(dialog.getByRole('alert').getByText(/The gateway does not answer/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Asked');
});
