import { brandFacts } from '@livery/sandbox/brand-facts';
import { address } from './address.ts';
import { controlSecret } from './control-secret.ts';

interface InboxMessage {
  readonly id: number;
  readonly content: string;
}

/** What a receiver of a brand has got by sms or mail, the newest first; only for tests tagged `@control`. */
export async function inboxOf(brand: string, receiver: string): Promise<InboxMessage[]> {
  const query = new URLSearchParams({ receiver, limit: '10' });
  const headers = { Merchant: brandFacts(brand).merchantCode, 'X-Control-Secret': controlSecret() };
  const answer = await fetch(`${address(null)}/control/inbox?${query.toString()}`, { headers });
  if (!answer.ok) throw new Error(`No inbox of ${brand}: ${await answer.text()}`);
  const { value } = (await answer.json()) as { value: { items: InboxMessage[] } };
  return value.items;
}
