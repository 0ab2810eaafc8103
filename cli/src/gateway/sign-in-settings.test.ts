import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSignInSettings } from './sign-in-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-sign-in-'));
afterAll(() => rmSync(folder, { recursive: true }));
const provider = {
  id: 'acme-id',
  name: 'Acme ID',
  issuer: 'https://login.acme.example',
  clientId: 'livery',
  clientSecret: 'kept-in-the-dark',
};

function read(content: unknown, by: 'flag' | 'variable' = 'flag') {
  const file = path.join(folder, 'sign-in.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content), { mode: 0o600 });
  return by === 'flag' ? readSignInSettings(file, {}) : readSignInSettings(undefined, { LIVERY_SIGN_IN: file });
}

it('reads the providers and phones of each merchant, from the flag or the variable', () => {
  const phone = { apiKey: 'AIza-key' };
  for (const by of ['flag', 'variable'] as const)
    expect(
      read({ ACME: { providers: [provider], phone }, NOVA: { providers: [{ ...provider, issuer: 'http://127.0.0.1:4091' }] } }, by),
    ).toEqual({
      settings: {
        providers: [
          { ...provider, merchants: ['ACME'] },
          { ...provider, issuer: 'http://127.0.0.1:4091', merchants: ['NOVA'] },
        ],
        phones: [{ ...phone, merchants: ['ACME'] }],
      },
      problems: [],
      warnings: [],
    });
  expect(readSignInSettings(undefined, {}).settings).toEqual({});
});

it.each([
  ['is not valid JSON', '{ "ACME": { "clientSecret": kept-in-the-dark'],
  ['/ must be an object', '[]'],
  ['/acme is not a merchant code', { acme: {} }],
  ['/ACME/provider is not known', { ACME: { provider: [] } }],
  ['/ACME/providers must be an array', { ACME: { providers: {} } }],
  ['/ACME/providers/0/clientId is missing', { ACME: { providers: [{ ...provider, clientId: undefined }] } }],
  ['/ACME/providers/0/issuer is not an https address', { ACME: { providers: [{ ...provider, issuer: 'http://login.acme.example' }] } }],
  ['/ACME/providers/0/id may only have lower-case letters', { ACME: { providers: [{ ...provider, id: 'Acme ID' }] } }],
  ['/ACME/providers/0/clientSecret is not a text', { ACME: { providers: [{ ...provider, clientSecret: 7 }] } }],
  ['/ACME/providers has "acme-id" twice', { ACME: { providers: [provider, provider] } }],
  ['/ACME/phone/apiKey is missing', { ACME: { phone: {} } }],
  ['/ACME/phone/baseUrl is not an https address', { ACME: { phone: { apiKey: 'AIza-key', baseUrl: 'ftp://acme.example' } } }],
])('reports the position of an error exactly once, without secrets: %s', (words, content) => {
  const { problems } = read(content);
  expect(problems.map(({ what }) => what)).toEqual([expect.stringContaining(words)]);
  expect(JSON.stringify(problems)).not.toContain('kept-in-the-dark');
});

it('reports a missing file together with the flag or variable that names it', () => {
  const missing = path.join(folder, 'nowhere.json');
  expect(readSignInSettings(missing, {}).problems[0]?.what).toContain('--sign-in');
  expect(readSignInSettings(undefined, { LIVERY_SIGN_IN: missing }).problems[0]?.what).toContain('LIVERY_SIGN_IN names');
});
