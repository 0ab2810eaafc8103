import type { MessageSettings } from '@livery/gateway';
import type { Lack } from '../errors/gateway-errors.ts';
import { isNearOrHttps, isStrong, readSecret } from './secrets.ts';

export interface FoundMessageSettings {
  settings: MessageSettings;
  problems: Lack[];
  /** Sentences. */
  warnings: string[];
}

/** How mail and text messages leave: nothing is configured, or all that belongs together. */
export function readMessageSettings(environment: NodeJS.ProcessEnv): FoundMessageSettings {
  const problems: Lack[] = [];
  const lack = (what: string, hint: string): void => void problems.push({ what, hint });
  const [server, from] = [readSecret('LIVERY_SMTP_URL', environment), environment['LIVERY_MAIL_FROM'] ?? ''];
  const [webhook, secret] = [environment['LIVERY_SMS_WEBHOOK'] ?? '', readSecret('LIVERY_SMS_SECRET', environment)];
  problems.push(...server.problems, ...secret.problems);

  if (server.value !== null && !isServer(server.value))
    lack('LIVERY_SMTP_URL is not the address of a mail server.', 'Write smtps://user:password@host:465, or smtp://…:587 for STARTTLS.');
  if (from !== '' && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(from))
    lack('LIVERY_MAIL_FROM is not a mail address.', 'Write the address alone, such as no-reply@acme.example.');
  if (server.problems.length === 0 && (server.value === null) !== (from === ''))
    lack(
      'LIVERY_SMTP_URL and LIVERY_MAIL_FROM belong together, and one of them is missing.',
      'Set both, or neither: without them no mail is sent.',
    );

  if (webhook !== '' && !isNearOrHttps(webhook))
    lack('LIVERY_SMS_WEBHOOK is not an https address.', 'Write https://sms.acme.example/livery.');
  if (secret.problems.length === 0 && (webhook === '') !== (secret.value === null))
    lack(
      'LIVERY_SMS_WEBHOOK and LIVERY_SMS_SECRET belong together, and one of them is missing.',
      'Set both, or neither: without them no sms is sent.',
    );
  if (secret.value !== null && !isStrong(secret.value))
    lack('LIVERY_SMS_SECRET can be guessed: use at least 32 random characters.', 'openssl rand -base64 32 makes one.');

  return {
    settings: {
      ...(server.value === null ? {} : { mail: { url: server.value, from } }),
      ...(secret.value === null ? {} : { sms: { url: webhook, secret: secret.value } }),
    },
    problems,
    warnings: [...server.warnings, ...secret.warnings],
  };
}

function isServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}
