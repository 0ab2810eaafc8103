import { createTransport } from 'nodemailer';
import { isLoopback } from '#base/network.ts';
import type { Carrier } from './message.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which switches to TLS before sending anything. */
  readonly url: string;
  /** The sender's address, shown with each brand's name. */
  readonly from: string;
}

/** In milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail by SMTP. A server on another machine is only contacted under TLS. */
export function smtpCarrier({ url, from }: SmtpSettings): Carrier {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && host !== 'localhost' && !isLoopback(host),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isInbox: false,
    deliver: async ({ id, receiver, subject, content, html = null }, { code, name, profile }, now) => {
      await transport.sendMail({
        // A retried message has the same id, so mail readers treat it as the same message.
        messageId: `<${code.toLowerCase()}.${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        date: now,
        from: { name, address: from },
        to: { name: '', address: receiver },
        ...(profile.support.email === null ? {} : { replyTo: profile.support.email }),
        subject,
        text: content,
        ...(html === null ? {} : { html }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
