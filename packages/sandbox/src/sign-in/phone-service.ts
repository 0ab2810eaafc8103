import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UnsecuredJWT } from 'jose';
import { escaped, pageOf, readBody, sendPage } from '../sandbox-page.ts';

export const sandboxApiKey = randomBytes(24).toString('base64url');

/** Numbers with these last digits are refused, to show each error. */
const refusedEndings: Readonly<Record<string, string>> = {
  '0010': 'INVALID_PHONE_NUMBER',
  '0011': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  '0013': 'CAPTCHA_CHECK_FAILED',
  '0014': 'QUOTA_EXCEEDED',
  '0015': 'OPERATION_NOT_ALLOWED',
};
/** How long a code is valid, in milliseconds. */
const codeLife = 5 * 60_000;
const shown = 20;

interface Message {
  session: string;
  number: string;
  code: string;
  at: number;
}

/** The two calls of Identity Toolkit that send a code and check it. The page `/phones` shows the codes. */
export function phoneService(issuer: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const messages: Message[] = [];

  const send = (number: string): object | string => {
    const refused = refusedEndings[number.slice(-4)];
    if (refused !== undefined) return refused;
    const session = randomBytes(16).toString('base64url');
    messages.unshift({ session, number, code: String(randomInt(1_000_000)).padStart(6, '0'), at: Date.now() });
    return { sessionInfo: session };
  };

  const check = (session: string, code: string): object | string => {
    const message = messages.find((each) => each.session === session);
    if (message === undefined) return 'INVALID_SESSION_INFO';
    if (Date.now() - message.at > codeLife) return 'SESSION_EXPIRED';
    if (message.code !== code) return 'INVALID_CODE';
    const localId = Buffer.from(message.number).toString('base64url');
    const idToken = new UnsecuredJWT({ phone_number: message.number }).setIssuer(issuer).setSubject(localId).encode();
    return { idToken, localId, phoneNumber: message.number };
  };

  return async (request, response) => {
    if (request.method !== 'POST') {
      const rows = messages.slice(0, shown).map(({ number, code }) => `<li><span>${escaped(number)}</span><strong>${code}</strong></li>`);
      const list = rows.length === 0 ? '<p>No code was sent yet.</p>' : `<ul>${rows.join('')}</ul>`;
      sendPage(
        response,
        pageOf('Phones', `<h1>Phones</h1><p>The codes that phones of the sandbox were sent, the last one first.</p>${list}`),
      );
      return;
    }
    const body = JSON.parse(await readBody(request)) as Record<string, string>;
    const answer =
      request.headers['x-goog-api-key'] !== sandboxApiKey
        ? 'API_KEY_INVALID'
        : request.url === '/v1/accounts:sendVerificationCode'
          ? send(body['phoneNumber'] ?? '')
          : check(body['sessionInfo'] ?? '', body['code'] ?? '');
    response.statusCode = typeof answer === 'string' ? 400 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(typeof answer === 'string' ? { error: { code: 400, message: answer } } : answer));
  };
}
