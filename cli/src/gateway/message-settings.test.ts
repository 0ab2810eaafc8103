import { expect, it } from 'vitest';
import { readMessageSettings } from './message-settings.ts';

const strong = 'gK3vQ9sLx0bTnW7pYd2fRm5hJc8aZe1u';
const mail = { LIVERY_SMTP_URL: 'smtps://livery:secret@smtp.acme.example', LIVERY_MAIL_FROM: 'no-reply@acme.example' };
const sms = { LIVERY_SMS_WEBHOOK: 'https://sms.acme.example/livery', LIVERY_SMS_SECRET: strong };

it('accepts mail, SMS, both or neither', () => {
  const settingsOf = (environment: Record<string, string>): unknown => {
    const { settings, problems } = readMessageSettings(environment);
    expect(problems).toEqual([]);
    return settings;
  };
  const read = {
    mail: { url: mail.LIVERY_SMTP_URL, from: mail.LIVERY_MAIL_FROM },
    sms: { url: sms.LIVERY_SMS_WEBHOOK, secret: sms.LIVERY_SMS_SECRET },
  };
  expect(settingsOf({})).toEqual({});
  expect(settingsOf(mail)).toEqual({ mail: read.mail });
  expect(settingsOf({ ...mail, ...sms })).toEqual(read);
  expect(settingsOf({ LIVERY_SMS_WEBHOOK: 'http://127.0.0.1:9000/', LIVERY_SMS_SECRET: strong })).toMatchObject({
    sms: { secret: strong },
  });
});

it.each([
  ['not the address of a mail server', { ...mail, LIVERY_SMTP_URL: 'https://smtp.acme.example' }],
  ['not a mail address', { ...mail, LIVERY_MAIL_FROM: 'Acme <no-reply@acme.example>' }],
  ['belong together', { LIVERY_SMTP_URL: mail.LIVERY_SMTP_URL }],
  ['belong together', { LIVERY_MAIL_FROM: mail.LIVERY_MAIL_FROM }],
  ['not an https address', { ...sms, LIVERY_SMS_WEBHOOK: 'http://sms.acme.example/' }],
  ['belong together', { LIVERY_SMS_SECRET: strong }],
  ['belong together', { LIVERY_SMS_WEBHOOK: sms.LIVERY_SMS_WEBHOOK }],
  ['can be guessed', { ...sms, LIVERY_SMS_SECRET: 'short' }],
  ['both set', { ...sms, LIVERY_SMS_SECRET_FILE: '/etc/livery/sms-secret' }],
])('reports an invalid setting exactly once: %s', (words, environment) => {
  const { problems } = readMessageSettings(environment);
  expect(problems.map(({ what }) => what)).toEqual([expect.stringContaining(words)]);
});
