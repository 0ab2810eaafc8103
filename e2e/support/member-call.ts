import { routes } from '@livery/contract/routes';
import { expect } from '@playwright/test';
import { sealBody } from '@livery/sandbox/sealed-login';
import { password } from '../page-models/login-dialog.ts';
import { address } from './address.ts';
import { openSession } from './open-session.ts';

/** A member of a brand, logged in. */
export interface Caller {
  readonly merchantCode: string;
  readonly token: string;
}

type SealedRoute = 'setPaymentPassword' | 'addPaymentAccount';

export async function callerOf({ code, merchantCode }: { code: string; merchantCode: string }, account: string): Promise<Caller> {
  return { merchantCode, token: await openSession(code, account, password) };
}

/** Does by the call itself what is another journey's. */
async function callSealed({ merchantCode, token }: Caller, name: SealedRoute, wanted: object): Promise<void> {
  const send = async (path: string, options: RequestInit = {}) => {
    const response = await fetch(`${address(null)}${path}`, options);
    return { status: response.status, body: await response.text() };
  };
  const headers = { Merchant: merchantCode, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const { method, path } = routes[name];
  const body = await sealBody(send, merchantCode, routes[name], wanted, token);
  const answer = await send(path, { method, headers, body: JSON.stringify(body) });
  expect(answer.status, answer.body).toBe(200);
}

/** Unless an earlier try has: to set it once more would hold the member's withdrawals. */
export async function setPaymentPassword(caller: Caller, newPassword: string): Promise<void> {
  const { merchantCode, token } = caller;
  const headers = { Merchant: merchantCode, Authorization: `Bearer ${token}` };
  const { value } = (await (await fetch(`${address(null)}${routes.paymentPassword.path}`, { headers })).json()) as {
    value: { isSet: boolean };
  };
  if (value.isSet) return;
  await callSealed(caller, 'setPaymentPassword', { newPassword, confirmNewPassword: newPassword, loginPassword: password });
}

/** An account with a bank, which every law lets money go to. */
export async function addBankAccount(caller: Caller, paymentPassword: string, number: string): Promise<void> {
  const wanted = { kind: 'bank', institution: 'Journey Bank', branch: '0001', number, holder: 'Helena Souza', paymentPassword };
  await callSealed(caller, 'addPaymentAccount', wanted);
}
