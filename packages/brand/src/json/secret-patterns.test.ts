import { describe, expect, it } from 'vitest';
import { concealSecrets, findSecret, looksLikeSecret } from './secret-patterns.ts';

/** As irregular as a real key, but not one. */
const random = (length: number) => 'q8Zr2LwX9vTn4KbPd6Hs1JmYc5Fg'.repeat(4).slice(0, length);
const digits = (length: number) => '8305172946'.repeat(2).slice(0, length);

/** Assembled here, so that repository scanners find no literal. */
const shapes: readonly (readonly [kind: string, secret: string])[] = [
  ['a private key', ['-----BEGIN', 'EC', 'PRIVATE', 'KEY-----'].join(' ')],
  ['a key of AWS', 'AK' + 'IA' + 'Q8ZR2LWX9VTN4KBP'],
  ['a passing key of AWS', 'AS' + 'IA' + 'Q8ZR2LWX9VTN4KBP'],
  ['a secret key of Stripe', 'sk' + '_live_' + random(24)],
  ['a restricted key of Stripe', 'rk' + '_test_' + random(24)],
  ['a token of GitHub', 'gh' + 'p_' + random(36)],
  ['a fine-grained token of GitHub', 'github' + '_pat_' + random(40)],
  ['a token of GitLab', 'gl' + 'pat-' + random(20)],
  ['a token of Slack', 'xo' + 'xb-' + `${digits(11)}-${random(24)}`],
  ['a key of Google', 'AI' + 'za' + random(35)],
  ['a token of npm', 'np' + 'm_' + random(36)],
  ['a key of SendGrid', 'S' + `G.${random(22)}.${random(43)}`],
  ['a signed token', `ey${random(20)}.ey${random(30)}.${random(43)}`],
  ['a token of a Telegram bot', `${digits(10)}:${random(35)}`],
  ['a password in an address', '//user' + ':' + 'hunter2' + '@'],
];

describe('a literal', () => {
  it.each(shapes)('counts as a secret under any name if it has the shape of %s [engine-28]', (_kind, secret) => {
    expect(looksLikeSecret('title', secret)).toBe(true);
    expect(findSecret(`left "${secret}" right`)).toEqual({ at: 6, length: secret.length });
  });

  it.each(['apiKey', 'clientSecret', 'password', 'passphrase', 'accessToken', 'credentials', 'signing_key', 'authorization'])(
    'counts as a secret under the name %s if it is too irregular for a word',
    (name) => {
      expect(looksLikeSecret(name, random(16))).toBe(true);
      expect(looksLikeSecret(name, 'aaaaaaaa')).toBe(false);
      expect(looksLikeSecret(name, 'ask the gateway for it')).toBe(false);
    },
  );

  it.each([
    ['a name', 'title', 'Acme, the brand of the house'],
    ['a colour', 'primary', 'oklch(0.6 0.2 20)'],
    ['an address', 'url', 'https://acme.example:8443/help?topic=hosts'],
    ['a number with a time', 'note', '20261122:0930'],
    ['a package', 'name', 'npm_package'],
    ['the file of design tokens', 'tokens', 'acme-brand.tokens.json'],
  ])('does not count as a secret if it is %s', (_what, name, value) => {
    expect(looksLikeSecret(name, value)).toBe(false);
    expect(findSecret(value)).toBeNull();
  });

  it('is searched for secrets in reasonable time even in long repetitive text', () => {
    const rows = ['-ey', '//a:b@', '"key":"q8Zr2LwX9vTn4KbP",', '-----BEGIN '].map((part) => part.repeat(20_000));
    const start = performance.now();
    for (const row of rows) concealSecrets(row);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
