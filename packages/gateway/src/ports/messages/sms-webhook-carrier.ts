import { signBody } from '../signed-body.ts';
import type { Carrier } from './message.ts';

export interface SmsWebhookSettings {
  /** The address that accepts text messages by POST. */
  readonly url: string;
  /** Proves our identity to it: see `signBody`. */
  readonly secret: string;
}

const timeout = 10_000;

/**
 * Sends text messages through a webhook of the operator's, which calls its sms provider: `{id, merchant, to, text}` as
 * signed JSON. Any status from 200 to 299 means accepted. A retry has the same `id`, so the webhook can recognise it.
 */
export function smsWebhookCarrier({ url, secret }: SmsWebhookSettings): Carrier {
  return {
    isInbox: false,
    deliver: async ({ id, receiver, content }, { code }) => {
      const body = JSON.stringify({ id: `${code}-${id}`, merchant: code, to: receiver, text: content });
      const response = await fetch(url, {
        method: 'POST',
        // Uses the machine's clock. The gateway's may be shifted, which the other side cannot know.
        headers: { 'content-type': 'application/json', ...signBody(secret, body, new Date()) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook for sms answered ${response.status}`);
    },
    close: () => {},
  };
}
