import type { MessageSettings } from '@livery/gateway';
import { lackOf, type Lack } from '../errors/setting-faults.ts';
import { isNearOrHttps, isStrong, readSecret } from './secrets.ts';

export interface FoundMessageSettings {
  settings: MessageSettings;
  problems: Lack[];
  /** Sentences. */
  warnings: string[];
}

/** How mail and text messages are sent: completely configured, or not at all. */
export function readMessageSettings(environment: NodeJS.ProcessEnv): FoundMessageSettings {
  const problems: Lack[] = [];
  const [server, from] = [readSecret('LIVERY_SMTP_URL', environment), environment['LIVERY_MAIL_FROM'] ?? ''];
  const [webhook, secret] = [environment['LIVERY_SMS_WEBHOOK'] ?? '', readSecret('LIVERY_SMS_SECRET', environment)];
  problems.push(...server.problems, ...secret.problems);

  if (server.value !== null && !isServer(server.value)) problems.push(lackOf('notMailServer', {}));
  if (from !== '' && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(from)) problems.push(lackOf('notMailAddress', {}));
  if (server.problems.length === 0 && (server.value === null) !== (from === ''))
    problems.push(lackOf('halfPair', { pair: ['LIVERY_SMTP_URL', 'LIVERY_MAIL_FROM'], without: 'no mail is sent' }));

  if (webhook !== '' && !isNearOrHttps(webhook))
    problems.push(lackOf('notHttps', { name: 'LIVERY_SMS_WEBHOOK', example: 'https://sms.acme.example/livery' }));
  if (secret.problems.length === 0 && (webhook === '') !== (secret.value === null))
    problems.push(lackOf('halfPair', { pair: ['LIVERY_SMS_WEBHOOK', 'LIVERY_SMS_SECRET'], without: 'no sms is sent' }));
  if (secret.value !== null && !isStrong(secret.value)) problems.push(lackOf('guessable', { name: 'LIVERY_SMS_SECRET' }));

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
