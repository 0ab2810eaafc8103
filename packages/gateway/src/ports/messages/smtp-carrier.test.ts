import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { alpha } from '../../../test/test-merchants.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { composeMail } from './compose-mail.ts';
import { smtpCarrier } from './smtp-carrier.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string;
  readonly text: string;
}

const received: Received[] = [];
let isBusy = false;
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    done(password === 'p@ss' ? null : new Error('wrong password'), { user: username ?? '' }),
  onData: (stream, { envelope, user }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (isBusy) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        user: String(user),
        text: Buffer.concat(chunks).toString(),
      });
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.server.address() as AddressInfo;
const carrierWith = (password: string) =>
  smtpCarrier({ url: `smtp://livery:${encodeURIComponent(password)}@127.0.0.1:${port}`, from: 'no-reply@alpha.example' });
const carrier = carrierWith('p@ss');
afterAll(async () => {
  carrier.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
beforeEach(() => void received.splice(0));

const merchant = { id: 1, code: 'ALPHA', name: 'Álpha, Games', profile: alpha.profile } as Merchant;
const message = {
  id: 7,
  merchantId: 1,
  channel: 'mail',
  receiver: 'ana@member.example',
  subject: 'Novo acesso à sua conta\r\nBcc: eve@evil.example',
  content: 'Olá, Ana!\n\nTudo bem?',
} as const;
const now = new Date('2026-11-20T12:00:00Z');

it('delivers mail to a server in the brand’s name, with an id that marks duplicates', async () => {
  await carrier.deliver(message, merchant, now);
  await carrier.deliver(message, merchant, now);
  expect(received).toHaveLength(2);
  const [mail, again] = received;
  expect(mail).toMatchObject({ from: 'no-reply@alpha.example', to: ['ana@member.example'], user: 'livery' });
  expect(mail?.text).toContain('Message-ID: <alpha.7@alpha.example>');
  expect(again?.text).toContain('Message-ID: <alpha.7@alpha.example>');
  expect(mail?.text).toMatch(/^From: =\?UTF-8\?\S+ <no-reply@alpha\.example>/m);
  expect(mail?.text).toMatch(/^Reply-To: help@alpha\.example/m);
  expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated/m);
});

it('sends the HTML of a mail alongside its plain text', async () => {
  await carrier.deliver({ ...message, ...composeMail(merchant, 'pt', { subject: 'Sua senha', paragraphs: ['Tudo bem?'] }) }, merchant, now);
  const text = received[0]?.text ?? '';
  expect(text).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(text).toContain('Content-Type: text/plain');
  expect(text).toContain('Content-Type: text/html');
  expect(text).toContain(merchant.profile.look.band);
});

it('never lets text become a header', async () => {
  await carrier.deliver(message, merchant, now);
  expect(received[0]?.text).not.toMatch(/^Bcc:/im);
});

it('rejects mail that the server does not accept, so that it is retried', async () => {
  isBusy = true;
  await expect(carrier.deliver(message, merchant, now)).rejects.toThrow(/451|try again/);
  isBusy = false;
  const stranger = carrierWith('wrong');
  await expect(stranger.deliver(message, merchant, now)).rejects.toThrow(/wrong password|535/);
  stranger.close();
  expect(received).toEqual([]);
});

it('sends nothing unencrypted to another machine', async () => {
  const open = new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  await new Promise<void>((resolve) => open.listen(0, '::ffff:127.0.0.1', resolve));
  const other = smtpCarrier({ url: `smtp://0.0.0.0:${(open.server.address() as AddressInfo).port}`, from: 'no-reply@alpha.example' });
  await expect(other.deliver(message, merchant, now)).rejects.toThrow(/TLS/i);
  other.close();
  await new Promise<void>((resolve) => open.close(resolve));
});
