import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/session.gen.js';
import type { HumanProof } from '#shared/forms/human-check.ts';
import type { SentCode } from '#shared/forms/send-code.ts';

/** Asks for a code to log in with; a number that nobody has verified gets the same answer. */
export function postLoginCode(
  client: ApiClient,
  number: { mobileNum: string; countryDialingCode: string } & HumanProof,
): Promise<SentCode> {
  return client.call('sendLoginCode', guards.sendLoginCode, { body: number });
}
