import { decodeJwt } from 'jose';
import type { ProvenIdentity } from './sign-in-provider.ts';
import type { PhoneRefusal, PhoneRefused, PhoneService } from './phone-service.ts';

/** This gateway's credentials at Firebase Auth or a compatible service. */
export interface PhoneSettings {
  /** Google's own if omitted. */
  readonly baseUrl?: string;
  readonly apiKey: string;
  /** Codes of merchants. All if omitted. */
  readonly merchants?: readonly string[];
}

const google = 'https://identitytoolkit.googleapis.com';
/** The timeout for an answer of the service, in milliseconds. */
const timeout = 10_000;

/** The service's error codes. An answer's message begins with one: `INVALID_CODE : …`. */
const refusals: Readonly<Record<string, PhoneRefusal>> = {
  INVALID_PHONE_NUMBER: 'invalidNumber',
  MISSING_PHONE_NUMBER: 'invalidNumber',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'tooMany',
  INVALID_CODE: 'invalidCode',
  MISSING_CODE: 'invalidCode',
  SESSION_EXPIRED: 'expired',
  INVALID_SESSION_INFO: 'expired',
  MISSING_SESSION_INFO: 'expired',
  CAPTCHA_CHECK_FAILED: 'notHuman',
  INVALID_APP_CREDENTIAL: 'notHuman',
  MISSING_APP_CREDENTIAL: 'notHuman',
  INVALID_RECAPTCHA_TOKEN: 'notHuman',
  MISSING_RECAPTCHA_TOKEN: 'notHuman',
  QUOTA_EXCEEDED: 'quota',
  OPERATION_NOT_ALLOWED: 'notAllowed',
  BILLING_NOT_ENABLED: 'notAllowed',
  USER_DISABLED: 'closed',
};

/** Phone sign-in through the REST API of Firebase Auth (Identity Toolkit, version 1). The key never reaches a page. */
export function identityToolkit({ baseUrl = google, apiKey, merchants }: PhoneSettings): PhoneService {
  const ask = async (method: string, body: object): Promise<Record<string, unknown> | PhoneRefused> => {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/v1/accounts:${method}`, {
      method: 'POST',
      // In a header, because addresses end up in logs.
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.ok) return answer;
    const refusal = refusals[wordOf(answer)];
    if (refusal === undefined) throw new Error(`The phone service answered ${response.status} ${wordOf(answer)}`);
    return { refusal };
  };
  return {
    merchants: merchants ?? null,
    sendCode: async (phoneNumber) => {
      const answer = await ask('sendVerificationCode', { phoneNumber });
      if (isRefused(answer)) return answer;
      return { session: textOf(answer, 'sessionInfo') };
    },
    checkCode: async (sessionInfo, code) => {
      const answer = await ask('signInWithPhoneNumber', { sessionInfo, code });
      return isRefused(answer) ? answer : identityOf(answer);
    },
  };
}

export function isRefused(answer: object): answer is PhoneRefused {
  return 'refusal' in answer;
}

/** The token came directly from the service by TLS, which replaces its signature (OpenID Connect Core 1.0, 3.1.3.7). */
function identityOf(answer: Record<string, unknown>): ProvenIdentity {
  const { iss: issuer, sub: subject } = decodeJwt(textOf(answer, 'idToken'));
  if (issuer === undefined || subject === undefined || subject !== answer['localId'])
    throw new Error('The phone service names nobody, or somebody else than its token');
  const digits = textOf(answer, 'phoneNumber');
  return { issuer, subject, name: `***${digits.slice(-4)}` };
}

function textOf(answer: Record<string, unknown>, field: string): string {
  const value = answer[field];
  if (typeof value !== 'string' || value === '') throw new Error(`The phone service answered without ${field}`);
  return value;
}

function wordOf(answer: Record<string, unknown>): string {
  const { error } = answer;
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return /^[A-Z_]+/.exec(message)?.[0] ?? '';
}
