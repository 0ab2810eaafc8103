import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A gateway without recent games that switches one flag; it knows the merchants of the test. */
async function aGateway(): Promise<string> {
  const server = createServer((request, response) => {
    const path_ = request.url ?? '';
    const answer = (status: number, value: unknown): void => {
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ success: status === 200, value, message: null }));
    };
    if (path_ === '/wps/system/whitelabel') {
      const known = ['ACME', 'BETA'].includes(String(request.headers['merchant']));
      const leaf = { modId: 'SMSLOGIN3', enabled: request.headers['merchant'] === 'ACME', childrenNodes: [] };
      if (request.headers['merchant'] === 'BARE') answer(200, {});
      else answer(known ? 200 : 421, { features: [{ modId: 'LOGIN', enabled: true, childrenNodes: [leaf] }] });
    } else if (path_.includes('recentGame')) answer(501, { code: 'NOT_AVAILABLE' });
    else answer(401, { code: 'NOT_LOGGED_IN' });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const project = (): Project =>
  new Project({
    'brands/acme/brand.json': brandFile('acme', { features: { favourites: false }, layout: { lobby: 'grid' } }),
    'brands/beta/brand.json': brandFile('beta', { features: { recent: false } }),
  });

describe('livery matrix', () => {
  it('shows the features and the layout of every brand [engine-19]', async () => {
    using place = project();
    const { code, stdout } = await place.run(['matrix', '--all', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      gateway: null,
      brands: [
        {
          code: 'acme',
          features: { favourites: 'off', recent: 'on', demoPlay: 'on' },
          layout: { lobby: 'grid', tile: 'portrait' },
          flags: null,
        },
        { code: 'beta', features: { favourites: 'on', recent: 'off' }, layout: { lobby: 'rails' } },
      ],
    });
    const told = await place.run(['matrix', '--all']);
    expect(told.stdout).toMatch(/^features +favourites +recent .*\nacme +off +on .*\nbeta +on +off /);
  });

  it('restricts features to those the gateway serves, and shows the gateway’s own flags [engine-19]', async () => {
    using place = project();
    const { code, stdout } = await place.run(['matrix', '--all', '--json', '--gateway', await aGateway(), '--html', 'matrix.html']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      missing: ['recent'],
      brands: [
        { features: { favourites: 'off', recent: 'not offered', demoPlay: 'on' }, flags: { LOGIN: true, SMSLOGIN3: true } },
        { features: { recent: 'off' }, flags: { LOGIN: true, SMSLOGIN3: false } },
      ],
    });
    expect(await place.run(['matrix', '--all', '--html', 'brands'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('it is a folder'),
    });
    expect(readFileSync(path.join(place.root, 'matrix.html'), 'utf8')).toContain('<span class="chip bad">not offered</span>');
  });

  it('exits with 3 if the gateway’s answer has another form', async () => {
    using place = new Project({ 'brands/bare/brand.json': brandFile('bare') });
    const outcome = await place.run(['matrix', 'bare', '--gateway', await aGateway()]);
    expect(outcome).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining('whitelabel does not answer with the features') });
  });

  it('exits with 3 if another server answers', async () => {
    using place = project();
    const registry = createServer((_request, response) => response.writeHead(404).end('no such\npackage'));
    servers.push(registry);
    await once(registry.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
    expect(await place.run(['matrix', '--all', '--gateway', address])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(`Not a Livery gateway: ${address} answers /wps/system/status with 404, no such package:`),
    });
  });

  it('exits with 3 if the gateway does not know a brand', async () => {
    using place = new Project({ 'brands/other/brand.json': brandFile('other') });
    expect(await place.run(['matrix', 'other', '--gateway', await aGateway()])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('merchant OTHER'),
    });
  });
});
