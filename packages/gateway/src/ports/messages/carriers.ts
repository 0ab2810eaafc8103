import type { Environment } from '#base/platform.ts';
import type { Carrier, Carriers } from './message.ts';
import { smsWebhookCarrier, type SmsWebhookSettings } from './sms-webhook-carrier.ts';
import { smtpCarrier, type SmtpSettings } from './smtp-carrier.ts';

export interface MessageSettings {
  readonly mail?: SmtpSettings;
  readonly sms?: SmsWebhookSettings;
}

/** Messages stay in the merchant's table, where `/control/inbox` shows them. */
const inbox: Carrier = { isInbox: true, deliver: async () => {}, close: () => {} };

/** The configured channels. Others do not exist in production and use the inbox elsewhere. */
export function carriersFor(environment: Environment, { mail, sms }: MessageSettings): Carriers {
  const otherwise = environment === 'production' ? null : inbox;
  return {
    mail: mail === undefined ? otherwise : smtpCarrier(mail),
    sms: sms === undefined ? otherwise : smsWebhookCarrier(sms),
  };
}
