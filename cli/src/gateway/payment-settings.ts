import type { PaymentSettings } from '@livery/gateway';
import type { Lack } from '../errors/gateway-errors.ts';
import { isNearOrHttps, isStrong, readSecret } from './secrets.ts';

export interface FoundPaymentSettings {
  /** Undefined when nothing is configured: members are then offered no way to pay. */
  settings: PaymentSettings | undefined;
  problems: Lack[];
  /** Sentences. */
  warnings: string[];
}

/** The provider that members pay through: address and secret, or neither. */
export function readPaymentSettings(environment: NodeJS.ProcessEnv): FoundPaymentSettings {
  const problems: Lack[] = [];
  const lack = (what: string, hint: string): void => void problems.push({ what, hint });
  const [url, secret] = [environment['LIVERY_PAYMENTS_URL'] ?? '', readSecret('LIVERY_PAYMENTS_SECRET', environment)];
  problems.push(...secret.problems);
  if (url !== '' && !isNearOrHttps(url))
    lack('LIVERY_PAYMENTS_URL is not an https address.', 'Write https://payments.acme.example/livery.');
  if (secret.problems.length === 0 && (url === '') !== (secret.value === null))
    lack(
      'LIVERY_PAYMENTS_URL and LIVERY_PAYMENTS_SECRET belong together, and one of them is missing.',
      'Set both, or neither: without them nobody can deposit or withdraw.',
    );
  if (secret.value !== null && !isStrong(secret.value))
    lack('LIVERY_PAYMENTS_SECRET can be guessed: use at least 32 random characters.', 'openssl rand -base64 32 makes one.');
  return { settings: secret.value === null || url === '' ? undefined : { url, secret: secret.value }, problems, warnings: secret.warnings };
}
