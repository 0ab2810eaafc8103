import type { ControlValueOf } from '@livery/contract/control/shapes';
import { brandFacts } from '@livery/sandbox/brand-facts';
import { controlCall } from './control-call.ts';

/** A receiver's SMS and mails from a brand, newest first. Only for tests tagged `@control`. */
export async function inboxOf(brand: string, receiver: string): Promise<ControlValueOf<'inbox'>['items']> {
  return (await controlCall(brandFacts(brand), 'inbox', { receiver, limit: 10 })).items;
}
