import { expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { languageChanged } from '#shared/store/events.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Answers } from '#testing/table-client.ts';
import { aMember } from '#testing/test-world.ts';
import { aList, anActive, anAgreement, aProposal, whole } from '../../agent-contracts.builders.ts';
import { agentContracts } from '../../index.ts';
import { Dialog } from './ProposalDialog.tsx';

async function open(answers: Answers) {
  let closed = 0;
  const world = await openPart(<Dialog request={{ kind: 'contractProposal', agreement: 12 }} onClose={() => (closed += 1)} />, {
    features: [agentContracts],
    answers: { agreements: aList([]), dailySalaryContract: anActive(), ...answers },
    now: '2026-11-28T12:00:00Z',
    after: [accountLoaded(aMember({ type: 2 })), languageChanged('en')],
  });
  return { ...world, closed: () => closed, bodies: () => world.callsOf('dailySalaryContract').map(({ body }) => body) };
}

test('the contract popup shows who offers what, and accepts an answer [modal-07]', async () => {
  await viewport.viewport(390, 844);
  const { screen, bodies, closed } = await open({ agreement: whole(anAgreement()) });
  const dialog = screen.getByRole('dialog', { name: 'agent proposes: Daily wages' });
  await expect.element(dialog.getByText(/the contract begins on 29 Nov 2026/)).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Tier 2/ })).toBeVisible();
  await expect.element(dialog.getByText(/Open for/)).toBeVisible();
  await expect(document.body).toBeAccessible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await screen.getByRole('dialog', { name: 'Accept these terms?' }).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(closed).toBe(1);
  expect(bodies()).toMatchObject([{ action: 'accept', agreement: 12, hash: 'a'.repeat(64) }]);
});

test('the popup can be rejected with a reason, postponed, or left for the full contract', async () => {
  const { screen, bodies, closed } = await open({
    agreement: whole(anAgreement({ upline: null, proposal: aProposal({ reason: 'Welcome' }) })),
  });
  const dialog = screen.getByRole('dialog', { name: 'The house proposes: Daily wages' });
  await expect.element(dialog.getByText('Reason: Welcome')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'See details' })).toHaveAttribute('href', '/agentHome/contracts?contract=12');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  const question = screen.getByRole('dialog', { name: 'Reject this proposal?' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect.element(dialog).toBeVisible();
  expect(bodies()).toEqual([]);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await question.getByRole('textbox', { name: /Reason/ }).fill('Too little');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(closed).toBe(1);
  expect(bodies()).toMatchObject([{ action: 'reject', reason: 'Too little' }]);
});

test('a proposal answered in the meantime is shown as such, without an answer form', async () => {
  const { screen } = await open({ agreement: whole(anActive()) });
  await expect.element(screen.getByText('This proposal has been answered or has expired.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});
