import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { walletRefusals } from './aggregator.ts';
import { nonceOf, signRequest } from './signed-request.ts';

const page = readFileSync(new URL('../../../../../docs/vendors.md', import.meta.url), 'utf8');
const [, key = ''] = /With the key `([^`]+)`/.exec(page) ?? [];
const [, body = '', path = ''] = /the body\n`([^`]+)` posted to `([^`]+)`/.exec(page) ?? [];
const told = Object.fromEntries([...page.matchAll(/^(livery-\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
const at = new Date(Number(told['livery-timestamp']) * 1_000);
const request = { method: 'POST', path, body };

it('signs the documented example as documented', () => {
  expect(signRequest(key, request, { nonce: told['livery-nonce'] ?? '', at })).toEqual(told);
  expect(nonceOf([key], { ...request, headers: told }, at)).toBe(told['livery-nonce']);
});

it('accepts either of two keys for two minutes, and nothing that was altered', () => {
  const asked = { ...request, headers: told };
  const after = (seconds: number): Date => new Date(at.getTime() + seconds * 1_000);
  expect(nonceOf(['the key that comes next', key], asked, after(120))).toBe(told['livery-nonce']);
  expect(nonceOf(['the key that comes next'], asked, at)).toBeNull();
  for (const late of [121, -121]) expect(nonceOf([key], asked, after(late))).toBeNull();
  for (const changed of [{ body: `${body} ` }, { path: `${path}?` }, { method: 'PUT' }])
    expect(nonceOf([key], { ...asked, ...changed }, at)).toBeNull();
  for (const name of Object.keys(told)) expect(nonceOf([key], { ...asked, headers: { ...told, [name]: `${told[name]}0` } }, at)).toBeNull();
});

it('refuses as documented', () => {
  const rows = [...page.matchAll(/^\| (\d{3}) +\| `(\w+)` +\|.*\| (true|false) +\|$/gm)];
  expect(
    Object.fromEntries(rows.map(([, status, code = '', mayPass]) => [code, { status: Number(status), mayPass: mayPass === 'true' }])),
  ).toEqual(walletRefusals);
});
