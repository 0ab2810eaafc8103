import { expect, test } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { transfer } from '../../index.ts';
import { TransferDownline } from './TransferDownline.tsx';

const giving = { isAllowed: true, hasPaymentPassword: true, available: 10_000, currency: 'BRL', receiver: null };
const lucas = { id: 9, account: 'lucas', name: 'L***' };
const downline = ({ query }: Call) => ({ ...giving, receiver: query['account'] === 'lucas' ? lucas : null });

const open = (answers: Answers, address = '/agentHome/transferDownline') =>
  openPart(<TransferDownline />, { features: [transfer], answers, address });

test('money is sent once the team member was found by account and confirmed by name [agent-24]', async () => {
  const { screen, callsOf, search } = await open({ downline, transferToDownline: { cash: 9_500, number: 71, at: '2026-05-17T12:00:00Z' } });
  await screen.getByRole('button', { name: 'Find' }).click();
  await expect.element(screen.getByText('Enter an account name.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Account name' }).fill(' lucas ');
  await screen.getByRole('button', { name: 'Find' }).click();
  await expect.element(screen.getByText('L***')).toBeVisible();
  expect(search()).toBe('?account=lucas');
  await screen.getByRole('textbox', { name: 'Amount' }).fill('5');
  await screen.getByRole('textbox', { name: 'Withdrawal PIN' }).fill('739154');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/5\.00.*L\*\*\*.*lucas/)).toBeVisible();
  expect(callsOf('transferToDownline')).toEqual([]);
  await screen.getByRole('button', { name: /^Send .*5\.00/ }).click();
  await expect.element(screen.getByRole('heading', { name: /5\.00 sent to L\*\*\*/ })).toBeVisible();
  expect(callsOf('transferToDownline').map(({ body }) => body)).toEqual([
    { receiver: 9, amount: 500, paymentPassword: '739154', idempotencyKey: expect.any(String) },
  ]);
  await expect.element(screen.getByRole('link', { name: 'See your transactions' })).toHaveAttribute('href', '/member/transactionHistory');
  await screen.getByRole('button', { name: 'Send more' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('');
});

test('an account outside the team shows no form, and the input stays', async () => {
  const { screen } = await open({ downline }, '/agentHome/transferDownline?account=stranger');
  await expect.element(screen.getByText(/No open account in your team is called “stranger”/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('stranger');
  expect(screen.getByRole('textbox', { name: 'Amount' }).elements()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('a member who left the team in the meantime is looked up again, and nothing is sent', async () => {
  let isHere = true;
  const { screen } = await open(
    {
      downline: (call: Call) => (isHere ? downline(call) : giving),
      transferToDownline: () => {
        isHere = false;
        return refusedWith('FORBIDDEN', 403);
      },
    },
    '/agentHome/transferDownline?account=lucas',
  );
  await screen.getByRole('textbox', { name: 'Amount' }).fill('5');
  await screen.getByRole('textbox', { name: 'Withdrawal PIN' }).fill('739154');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await screen.getByRole('button', { name: /^Send .*5\.00/ }).click();
  await expect.element(screen.getByText(/No open account in your team is called “lucas”/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /sent to/ }).elements()).toEqual([]);
});

test('says when the law forbids it', async () => {
  const { screen } = await open({ downline: { ...giving, isAllowed: false } });
  await expect.element(screen.getByText(/because the law doesn’t allow it/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to the agent centre' })).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
});
