import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { anAgent, aPlayer, aTeamMember, someTerms } from '../../../test/fake-agents.ts';
import { renderRoom, settled } from '../../../test/render-room.tsx';
import { AgentsRoom } from './AgentsRoom.tsx';

beforeEach(() => page.viewport(1280, 900));

const at = '/?member=agent2';
const unavailable = () => Promise.reject(new ControlError('UNAVAILABLE'));

test('opens the tree level by level with the keyboard, and loads only what is opened', async () => {
  const agentTree = vi.fn(async ({ under, after }: { under?: string; after?: string }) =>
    under === undefined
      ? { items: [anAgent], next: null }
      : after === undefined
        ? { items: [aTeamMember], next: 'more' }
        : { items: [aPlayer], next: null },
  );
  const screen = await renderRoom(AgentsRoom, { agentTree });
  const toggle = screen.getByRole('button', { name: 'Show who is below agent', exact: true });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(agentTree.mock.calls).toEqual([[{ limit: 25 }]]);
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  const below = screen.getByRole('list', { name: 'Directly below agent', exact: true });
  await expect.element(below.getByRole('link', { name: 'agent2' })).toBeVisible();
  await expect.element(below.getByText('1 below · depth 1')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Show who is below agent2' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show more below agent', exact: true }).click();
  await expect.element(below.getByRole('link', { name: 'lucas' })).toBeVisible();
  await expect.element(below.getByRole('link', { name: 'agent2' })).toBeVisible();
  expect(agentTree.mock.calls.slice(1)).toEqual([[{ under: 'agent', limit: 25 }], [{ under: 'agent', after: 'more', limit: 25 }]]);
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('button', { name: 'Hide who is below agent' }).click();
  await expect.element(below).not.toBeInTheDocument();
});

test('opens the only result of a search at its place in the tree', async () => {
  const agentSearch = vi.fn(async () => ({ items: [{ ...aTeamMember, upline: 'agent' }], next: null }));
  const screen = await renderRoom(AgentsRoom, { agentSearch });
  await screen.getByRole('searchbox', { name: 'Account or number' }).fill('22');
  await userEvent.keyboard('{Enter}');
  const path = screen.getByRole('navigation', { name: 'Ancestors' });
  await expect.element(path.getByRole('link', { name: 'agent', exact: true })).toBeVisible();
  await expect.element(path.getByText('agent2')).toHaveAttribute('aria-current', 'page');
  expect(agentSearch).toHaveBeenCalledExactlyOnceWith({ search: '22', limit: 25 });
});

test('lists the results, and says if nothing matches', async () => {
  const screen = await renderRoom(AgentsRoom, {}, '/?search=other');
  await expect.element(screen.getByRole('row').filter({ hasText: 'other2' }).getByText('Closed')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.unmount();
  const empty = await renderRoom(AgentsRoom, { agentSearch: async () => ({ items: [], next: null }) }, '/?search=zz');
  await expect.element(empty.getByText('No account starts with this or has this number.')).toBeVisible();
});

test('shows a member with its place, history and possible actions', async () => {
  const screen = await renderRoom(AgentsRoom, {}, at);
  const panel = screen.getByRole('region', { name: 'agent2', exact: true });
  await expect.element(panel.getByText('1 member, including 0 agents')).toBeVisible();
  await expect.element(panel.getByText('Top level → agent, 2 members')).toBeVisible();
  await expect.element(panel.getByText('“Asked by phone” · control:127.0.0.1')).toBeVisible();
  await expect.element(panel.getByText('Slots: none → 0.48 %')).toBeVisible();
  await expect.element(panel.getByText('Levels below it: 3 → 5')).toBeVisible();
  expect(panel.getByRole('button', { name: /Make it an agent|New first password|Open again/ }).elements()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('says that the address belongs to no member', async () => {
  const screen = await renderRoom(AgentsRoom, { agentMember: () => Promise.reject(new ControlError('NOT_FOUND')) }, at);
  await expect.element(screen.getByRole('alert').getByText('It no longer exists.')).toBeVisible();
});

test('closes an agent with a reason, after explaining what that means, and reopens it', async () => {
  const changeMemberState = vi.fn<(change: object) => Promise<void>>(async () => {}).mockImplementationOnce(unavailable);
  let state: 'active' | 'closed' = 'active';
  const screen = await renderRoom(AgentsRoom, { changeMemberState, agentMember: async () => ({ ...aTeamMember, state }) }, at);
  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Close agent2?' });
  await settled();
  await expect(dialog.element()).toBeAccessible();
  await expect.element(dialog.getByText(/cannot enter the agent centre or the site/)).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Close agent2' });
  await submit.click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(' Fraud ');
  await submit.click();
  await expect.element(dialog.getByRole('alert').getByText('The gateway is busy, or its database is unreachable.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(' Fraud ');
  state = 'closed';
  await submit.click();
  await expect.element(screen.getByText('agent2 is closed.')).toBeVisible();
  expect(changeMemberState).toHaveBeenLastCalledWith({ account: 'agent2', state: 'closed', reason: 'Fraud' });
  await screen.getByRole('button', { name: 'Open again' }).click();
  const again = screen.getByRole('dialog', { name: 'Open agent2 again?' });
  await again.getByRole('textbox', { name: 'Reason' }).fill('Cleared');
  await again.getByRole('button', { name: 'Open agent2 again' }).click();
  await vi.waitFor(() => expect(changeMemberState).toHaveBeenLastCalledWith({ account: 'agent2', state: 'active', reason: 'Cleared' }));
});

test('opens an agent below another within its terms, once, and shows the password once', async () => {
  const openAgent = vi
    .fn<(order: { idempotencyKey?: string }) => Promise<{ password: string | null }>>(async () => ({ password: 'Abcd-efgh-1234-Wxyz' }))
    .mockRejectedValueOnce(new ControlError('NETWORK'));
  const screen = await renderRoom(AgentsRoom, { openAgent }, at);
  await screen.getByRole('button', { name: 'Open an agent below it' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Open an agent below agent2' });
  await expect.element(dialog.getByText('At most 0.48 % (agent2).')).toBeVisible();
  await expect.element(dialog.getByText('At most 4 (agent2).')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Account' }).fill('Chefe7');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Chefe');
  await dialog.getByRole('textbox', { name: 'Slots' }).fill('0.5');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Signed');
  const save = dialog.getByRole('button', { name: 'Open the agent' });
  await save.click();
  await expect.element(dialog.getByText('More than agent2 can pass on: 0.48 %.')).toBeVisible();
  await settled();
  await expect(dialog.element()).toBeAccessible();
  expect(openAgent).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Slots' }).fill('0.4');
  await save.click();
  await expect.element(dialog.getByRole('alert').getByText(/The gateway does not answer/)).toBeVisible();
  await save.click();
  const shown = screen.getByRole('dialog', { name: 'First password of chefe7' });
  await expect.element(shown.getByText('Abcd-efgh-1234-Wxyz')).toBeVisible();
  const [first, second] = openAgent.mock.calls.map(([order]) => order);
  expect(first).toEqual({
    account: 'Chefe7',
    nickname: 'Chefe',
    under: 'agent2',
    type: 41,
    rates: [{ gameType: 'RNG', ppm: 4_000 }],
    limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 },
    reason: 'Signed',
    idempotencyKey: expect.any(String),
  });
  expect(second).toEqual(first);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect.element(shown).not.toBeInTheDocument();
});

test('opens a top-level agent with house contracts, and says when the account is taken', async () => {
  const openAgent = vi.fn(() => Promise.reject(new ControlError('USERNAME_TAKEN', { fields: { '/username': 'taken' } })));
  const screen = await renderRoom(AgentsRoom, { openAgent });
  await screen.getByRole('button', { name: 'Open an agent' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Open an agent at the top level' });
  const types = dialog.getByRole('combobox', { name: 'Type' });
  expect([...types.element().querySelectorAll('option')].map(({ value }) => value)).toEqual(['1', '2']);
  await dialog.getByRole('button', { name: 'Open the agent' }).click();
  await expect.element(dialog.getByText('Enter an account.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Account' }).fill('demo');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Demo');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Signed');
  await dialog.getByRole('button', { name: 'Open the agent' }).click();
  await expect.element(dialog.getByText(/This account is taken/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Account' })).toHaveValue('demo');
});

test('makes a player an agent with the terms entered', async () => {
  const makeAgent = vi.fn(async () => {});
  const agentTerms = async () => ({ ...someTerms, account: 'lucas', type: 0, limits: null, least: [] });
  const agentMember = async () => ({ ...aTeamMember, ...aPlayer });
  const screen = await renderRoom(AgentsRoom, { makeAgent, agentTerms, agentMember }, '/?member=lucas');
  await expect.element(screen.getByRole('button', { name: 'Rates', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Make it an agent' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Make lucas an agent' });
  await dialog.getByRole('combobox', { name: 'Type' }).selectOptions('42');
  await dialog.getByRole('textbox', { name: 'Direct accounts' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Levels below it' }).fill('1');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Brings many');
  await dialog.getByRole('button', { name: 'Make it an agent' }).click();
  await expect.element(screen.getByText('lucas is an agent.')).toBeVisible();
  expect(makeAgent.mock.calls).toEqual([
    [
      {
        account: 'lucas',
        type: 42,
        rates: [{ gameType: 'RNG', ppm: 4_800 }],
        limits: { mayRecruitAgents: false, mostDirect: 20, levels: 1 },
        reason: 'Brings many',
      },
    ],
  ]);
});

test('creates another first password until the owner has chosen one', async () => {
  const agentMember = async () => ({ ...aTeamMember, hasFirstPassword: true });
  const screen = await renderRoom(AgentsRoom, { agentMember, renewAgentPassword: async () => ({ password: null }) }, at);
  await screen.getByRole('button', { name: 'New first password' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Another first password for agent2?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost');
  await dialog.getByRole('button', { name: 'Make another' }).click();
  await expect.element(screen.getByText(/the gateway keeps no copy/)).toBeVisible();
});

test('sets the depth of trees, but not below the deepest existing one', async () => {
  const setTreeDepth = vi.fn(async () => {});
  const screen = await renderRoom(AgentsRoom, { setTreeDepth });
  await screen.getByRole('button', { name: 'Tree depth: 64' }).click();
  const dialog = screen.getByRole('dialog', { name: 'How deep trees may be' });
  const field = dialog.getByRole('textbox', { name: 'Maximum ancestors of a member' });
  await field.fill('2');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Flatter');
  await dialog.getByRole('button', { name: 'Set the depth' }).click();
  await expect.element(dialog.getByText('The deepest member has 3. Move that branch up first.')).toBeVisible();
  await field.fill('12');
  await dialog.getByRole('button', { name: 'Set the depth' }).click();
  await expect.element(screen.getByText('Members can now have up to 12 ancestors.')).toBeVisible();
  expect(setTreeDepth.mock.calls).toEqual([[{ depth: 12, seen: 64, reason: 'Flatter' }]]);
});
