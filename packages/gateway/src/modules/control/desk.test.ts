import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { createApp } from '#http/app.ts';
import type { Platform } from '#base/platform.ts';

const gateway = await openTestGateway();
const deskFolder = mkdtempSync(path.join(tmpdir(), 'livery-desk-'));
mkdirSync(path.join(deskFolder, 'assets'));
for (const [name, text] of [
  ['index.html', '<!doctype html><title>Desk</title>'],
  ['assets/main-1.js', 'export {}'],
  ['assets/notes.txt', 'of whoever built it'],
] as const)
  writeFileSync(path.join(deskFolder, name), text);

const open = (change: Partial<Platform> = {}) => createApp({ ...gateway.platform, deskFolder, ...change }, { logLevel: 'silent' });
const app = await open();
afterAll(async () => {
  await app.close();
  rmSync(deskFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'localhost:4000', ...headers } });

describe('the desk', () => {
  it('is a page with its files, never cached, under a policy that allows only its own scripts', async () => {
    const page = await get('/control/');
    expect(page).toMatchObject({ statusCode: 200, body: '<!doctype html><title>Desk</title>' });
    expect((await get('/control/assets/main-1.js')).headers['content-type']).toContain('text/javascript');
    expect((await get('/control')).headers['location']).toBe('/control/');
    for (const answer of [page, await get('/control/assets/main-1.js')]) {
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const policy = String(answer.headers['content-security-policy']);
      for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'"])
        expect(policy.split('; ')).toContain(part);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  it('serves no other file, at any address', async () => {
    for (const url of ['notes.txt', '../index.html', '..%2findex.html', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'main-2.js'])
      expect((await get(`/control/assets/${url}`)).body, url).not.toMatch(/of whoever|Desk|root:/);
  });

  it('is not shown to another machine or under a rebound DNS name', async () => {
    for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { host: 'evil.example' }, { host: '192.0.2.7' }])
      for (const url of ['/control/', '/control/assets/main-1.js']) expect((await get(url, headers)).statusCode).toBe(403);
  });

  it('reveals nothing without the secret, which its calls require', async () => {
    for (const name of ['flags', 'register-rules', 'members?limit=5', 'inbox?limit=5', 'faults', 'clock', 'status'])
      expect((await get(`/control/${name}`, { merchant: 'ALPHA' })).statusCode, name).toBe(403);
  });

  it('does not exist in production, nor do its calls', async () => {
    const production = await open({ environment: 'production' });
    for (const url of [
      '/control/',
      '/control',
      '/control/assets/main-1.js',
      '/control/flags',
      '/control/members',
      '/control/register-rules',
    ])
      expect((await production.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode, url).toBe(404);
    await production.close();
  });

  it('is absent unless it is installed', async () => {
    const without = await open({ deskFolder: null });
    expect((await without.inject({ method: 'GET', url: '/control/', headers: { host: 'localhost' } })).statusCode).toBe(404);
    await without.close();
  });
});
