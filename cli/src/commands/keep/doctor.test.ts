import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeUser, judgeVersions, packageChecks } from '../../doctor/package-checks.ts';
import { toGatewayError } from '../../gateway/load-gateway.ts';
import { judgeNode } from '../../doctor/tool-checks.ts';
import { diagnose } from '../../services/keep/doctor.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project, type Outcome } from '../../testing/project.ts';

interface Printed {
  version: number;
  ok: boolean;
  checks: { name: string; verdict: 'fine' | 'broken' | 'unknown'; message: string; hint: string }[];
}

const read = ({ stdout }: Outcome) => JSON.parse(stdout) as Printed;
const find = (outcome: Outcome, name: string) => read(outcome).checks.find((check) => check.name === name);

describe('livery doctor', () => {
  it('exits with 1 on broken checks with a remedy for each, and changes nothing [engine-36]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme'), dist: 'a file, not a folder' });
    mkdirSync(path.join(project.root, '.livery/core/abc'), { recursive: true });
    writeFileSync(path.join(project.root, '.livery/core/abc/core.json'), '{');
    const outcome = await project.run(['doctor', '--gateway', 'http://127.0.0.1:1', '--json']);
    expect([outcome.code, read(outcome).version, read(outcome).ok]).toEqual([1, 1, false]);
    const broken = read(outcome).checks.filter(({ verdict }) => verdict === 'broken');
    expect(broken.map(({ name }) => name)).toEqual(['rights', 'cache', 'gateway']);
    expect(find(outcome, 'gateway')).toMatchObject({ message: 'Nothing answers at http://127.0.0.1:1.', hint: 'Start it: livery gateway' });
    expect(find(outcome, 'brands')).toMatchObject({ verdict: 'fine', message: expect.stringContaining('1 brand in') });
    expect(find(outcome, 'sharp')).toMatchObject({ verdict: 'fine' });
    // The command, our seven packages, the desk, and the gateway with its games and their art.
    expect(find(outcome, 'packages')).toMatchObject({ message: expect.stringMatching(/^12 packages, all /) });
    for (const { verdict, hint } of read(outcome).checks) expect(hint === '').toBe(verdict === 'fine');
  });

  it('exits with 0 on checks that could not run: no project, no git, no browser, no network [engine-36]', async () => {
    using project = new Project();
    const outcome = await project.run(['doctor', '--gateway', 'http://nowhere.invalid', '--json'], {
      environment: { PATH: project.root, CHROMIUM_PATH: path.join(project.root, 'none') },
    });
    expect([outcome.code, read(outcome).ok]).toEqual([0, true]);
    for (const name of ['npm', 'git', 'chromium', 'brands', 'gateway']) {
      expect(find(outcome, name), name).toMatchObject({ verdict: 'unknown', hint: expect.stringMatching(/\w/) });
    }
  });

  it('distinguishes a gateway from one that fails and from another server', async () => {
    using project = new Project();
    let [status, body] = [421, JSON.stringify({ success: false, value: { code: 'MERCHANT_MISMATCH', requestId: '1' }, message: null })];
    const server = createServer((_request, response) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end(body));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async () => find(await project.run(['doctor', '--gateway', gateway, '--json']), 'gateway');
    expect(await ask()).toMatchObject({ verdict: 'fine' });
    status = 503;
    expect(await ask()).toMatchObject({ verdict: 'broken', message: `${gateway} answers with 503.` });
    [status, body] = [404, '{"error": "no such package"}'];
    expect(await ask()).toMatchObject({
      verdict: 'broken',
      message: `Not a Livery gateway: ${gateway} answers /wps/system/status with 404 text/plain, {"error": "no such package"}: the answer must be an object with success, value and message.`,
    });
    [status, body] = [200, JSON.stringify({ success: true, value: { status: 0 }, message: null })];
    expect(await ask()).toMatchObject({ verdict: 'broken', message: expect.stringContaining(': /value must have required properties') });
    server.close();
  });

  it('prints one line per check for people, with the remedy below it', async () => {
    using project = new Project();
    const outcome = await project.run(['doctor', '--gateway', 'http://127.0.0.1:1']);
    expect(outcome.stdout).toMatch(/^✓ node {7}Node \d+\.\d+\.\d+\.$/m);
    expect(outcome.stdout).toMatch(/^✗ gateway {4}Nothing answers at http:\/\/127\.0\.0\.1:1\.\n {13}Start it: livery gateway$/m);
    expect(outcome.stderr).toMatch(/\d+ fine, 1 broken, \d+ could not be checked\.\n$/);
  });

  it.each([
    ['24.1.0', 'fine'],
    ['26.0.0', 'fine'],
    ['22.20.0', 'unknown'],
    ['20.11.1', 'broken'],
  ])('judges Node %s as %s', (version, verdict) => {
    expect(judgeNode(version)).toMatchObject({ verdict });
  });

  it.each([
    [{ livery: '1.0.0', '@livery/brand': '1.0.0' }, 'fine', '2 packages, all 1.0.0.'],
    [{ livery: '1.0.0', '@livery/brand': '1.1.0' }, 'broken', 'Versions that do not fit together: livery 1.0.0, @livery/brand 1.1.0.'],
    [{ livery: '1.0.0', '@livery/brand': null }, 'broken', 'Not installed: @livery/brand.'],
  ])('judges the packages %o as %s', (versions, verdict, message) => {
    expect(judgeVersions(versions)).toMatchObject({ verdict, message });
  });

  it('reports that PostgreSQL cannot start for a user without a name', () => {
    expect(judgeUser(() => ({ username: 'me' }))).toBeNull();
    const nameless = () => {
      throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT (no such file or directory)');
    };
    expect(judgeUser(nameless)).toMatchObject({ verdict: 'broken', hint: expect.stringContaining('/etc/passwd') });
    const refused = Object.assign(new Error('initdb: error: could not look up effective user ID 54321: user does not exist'), {
      name: 'DatabaseUnusable',
    });
    expect(toGatewayError(refused, 'trial')).toMatchObject({
      report: { hint: expect.stringContaining('/etc/passwd') },
    });
  });

  it.each(['a#b', '100%', 'q?r'])('reports that a folder with the name %s cannot be served from the sources', async (name) => {
    const compiler = packageChecks(`/home/me/${name}`).find((check) => check.name === 'compiler');
    expect(await compiler?.run()).toMatchObject({ verdict: 'broken', message: expect.stringContaining(name) });
  });

  it('counts a check that fails to run as unknown', async () => {
    const stumbling = { name: 'any', run: () => Promise.reject(new Error('no rights')) };
    expect(await diagnose(stumbling)).toMatchObject({ verdict: 'unknown', message: expect.stringContaining('no rights') });
  });
});
