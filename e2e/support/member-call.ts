import { routes } from '@livery/contract/routes';
import { expect } from '@playwright/test';
import { sealBody } from '@livery/sandbox/sealed-login';
import { password } from '../page-models/login-dialog.ts';
import { address } from './address.ts';
import { openSession } from './open-session.ts';

/** A logged-in member of a brand. */
export interface Caller {
  readonly merchantCode: string;
  readonly token: string;
}

type SealedRoute = 'setPaymentPassword' | 'addPaymentAccount';

export async function callerOf({ code, merchantCode }: { code: string; merchantCode: string }, account: string): Promise<Caller> {
  return { merchantCode, token: await openSession(code, account, password) };
}

/** Does directly by a call what another journey covers. */
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

/** Skipped if an earlier try has set it, because setting it again would hold the member's withdrawals. */
export async function setPaymentPassword(caller: Caller, newPassword: string): Promise<void> {
  const { merchantCode, token } = caller;
  const headers = { Merchant: merchantCode, Authorization: `Bearer ${token}` };
  const { value } = (await (await fetch(`${address(null)}${routes.paymentPassword.path}`, { headers })).json()) as {
    value: { isSet: boolean };
  };
  if (value.isSet) return;
  await callSealed(caller, 'setPaymentPassword', { newPassword, confirmNewPassword: newPassword, loginPassword: password });
}

/** A bank account, which every jurisdiction allows for withdrawals. */
export async function addBankAccount(caller: Caller, paymentPassword: string, number: string): Promise<void> {
  const wanted = { kind: 'bank', institution: 'Journey Bank', branch: '0001', number, holder: 'Helena Souza', paymentPassword };
  await callSealed(caller, 'addPaymentAccount', wanted);
}
