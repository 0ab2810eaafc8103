import { expect, it } from 'vitest';
import { alpha } from '../../../test/test-merchants.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { composeMail } from './compose-mail.ts';

const merchant = { name: 'Álpha & Games', profile: alpha.profile } as Merchant;
const mail = composeMail(merchant, 'pt', {
  subject: 'Sua senha',
  paragraphs: ['Olá, <b>ana</b>!', 'Horário: agora\nRede: aqui'],
  action: { label: 'Criar "senha"', url: 'https://alpha.example/?a=1&b=2#t' },
  closing: ['Até já.'],
});

it('says the same in plain text and in HTML with the brand’s name and colours', () => {
  const { band, action } = alpha.profile.look;
  expect(mail.content).toBe('Olá, <b>ana</b>!\n\nHorário: agora\nRede: aqui\n\nCriar "senha": https://alpha.example/?a=1&b=2#t\n\nAté já.');
  for (const part of ['lang="pt"', 'Álpha &amp; Games', `background:${band}`, `background:${action}`, 'Horário: agora<br>Rede: aqui'])
    expect(mail.html).toContain(part);
});

it('escapes markup in texts, and loads nothing from elsewhere', () => {
  expect(mail.html).toContain('Olá, &lt;b&gt;ana&lt;/b&gt;!');
  expect(mail.html).toContain('href="https://alpha.example/?a=1&amp;b=2#t"');
  expect(mail.html).not.toMatch(/<(img|link|script|style|iframe)|url\(/i);
});
