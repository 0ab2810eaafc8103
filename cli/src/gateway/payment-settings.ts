import type { PaymentSettings } from '@livery/gateway';
import { lackOf, type Lack } from '../errors/setting-faults.ts';
import { isNearOrHttps, isStrong, readSecret } from './secrets.ts';

export interface FoundPaymentSettings {
  /** Undefined if nothing is configured. Members then get no payment methods. */
  settings: PaymentSettings | undefined;
  problems: Lack[];
  /** Sentences. */
  warnings: string[];
}

/** The payment provider: address and secret, or neither. */
export function readPaymentSettings(environment: NodeJS.ProcessEnv): FoundPaymentSettings {
  const problems: Lack[] = [];
  const [url, secret] = [environment['LIVERY_PAYMENTS_URL'] ?? '', readSecret('LIVERY_PAYMENTS_SECRET', environment)];
  problems.push(...secret.problems);
  if (url !== '' && !isNearOrHttps(url))
    problems.push(lackOf('notHttps', { name: 'LIVERY_PAYMENTS_URL', example: 'https://payments.acme.example/livery' }));
  if (secret.problems.length === 0 && (url === '') !== (secret.value === null))
    problems.push(
      lackOf('halfPair', { pair: ['LIVERY_PAYMENTS_URL', 'LIVERY_PAYMENTS_SECRET'], without: 'members can neither deposit nor withdraw' }),
    );
  if (secret.value !== null && !isStrong(secret.value)) problems.push(lackOf('guessable', { name: 'LIVERY_PAYMENTS_SECRET' }));
  return { settings: secret.value === null || url === '' ? undefined : { url, secret: secret.value }, problems, warnings: secret.warnings };
}
