import { expect } from '@playwright/test';
import { address } from './address.ts';
import { controlSecret } from './control-secret.ts';

/** Has the gateway do what is the operator's; only for tests tagged `@control`. */
export async function controlCall({ merchantCode }: { merchantCode: string }, path: string, body: object): Promise<void> {
  const answer = await fetch(`${address(null)}/control/${path}`, {
    method: 'POST',
    headers: { Merchant: merchantCode, 'X-Control-Secret': controlSecret(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBe(200);
}
