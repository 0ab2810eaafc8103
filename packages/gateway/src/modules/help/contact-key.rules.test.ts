import { expect, it } from 'vitest';
import { contactKey } from './contact-key.rules.ts';

it.each([
  ['@Acme_Support', 'acme_support'],
  [' https://t.me/acme_support/ ', 'acme_support'],
  ['+55 (21) 99999-0001', '5521999990001'],
  ['https://wa.me/5521999990001', '5521999990001'],
  ['WhatsApp: \u202A+55 21 99999\u20110001\u202C', '5521999990001'],
  ['Help@Acme.example', 'help@acme.example'],
])('%s is looked up as %s', (written, key) => {
  expect(contactKey(written)).toBe(key);
});
