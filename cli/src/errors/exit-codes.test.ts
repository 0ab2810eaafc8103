import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';

/** Node options that replace the working directory lookup, which every verb uses. */
const atWork = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const cwd = process.cwd; process.cwd = () => { ${code}; return cwd() }`)}`,
});

/** Node options that pause a command at its first disk access to this path. */
const stuckAt = (name: string, first = '') => {
  const code = `import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    ${first}
    fs.${name} = () => new Promise((resolve) => { console.error('stuck'); setTimeout(resolve, 600_000); });
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
};

describe('the exit code', () => {
  it('is 0 for success, 1 for findings, 2 for usage and 3 for the environment [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme'), 'brands/bad/brand.json': '{' });
    expect((await project.start(['check', 'acme']).ended).code).toBe(0);
    expect((await project.start(['check', 'bad']).ended).code).toBe(1);
    expect((await project.start(['check', 'nope']).ended).code).toBe(2);
    expect((await project.start(['preview', 'acme']).ended).code).toBe(3);
  });

  it('is 3 under Yarn’s Plug’n’Play, with a remedy, while help still works [engine-39]', async () => {
    // What Yarn's own .pnp.cjs does before a program starts.
    const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent("process.versions.pnp = '3'")}` };
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const { code, stdout, stderr } = await project.start(['check', 'acme', '--json'], { environment }).ended;
    expect([code, JSON.parse(stdout)]).toMatchObject([3, { error: { name: 'PlugAndPlay' } }]);
    expect(stderr).toContain('nodeLinker: node-modules');
    expect(await project.start(['help', 'PlugAndPlay'], { environment }).ended).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('.yarnrc.yml'),
    });
  });

  it.each(['C', 'fr@EURO', 'en_US_POSIX', 'sr_RS@latin', 'zh_Hant_TW.UTF-8', ''])(
    'is 0 in a locale whose name browsers do not know, here "%s"',
    async (locale) => {
      using project = new Project();
      const environment = { LC_ALL: locale, LANG: locale };
      const { code, stderr } = await project.start(['new', 'acme', '--name', 'Acme', '--yes', '--dry-run'], { environment }).ended;
      expect([code, stderr]).toEqual([0, expect.not.stringContaining('bug')]);
    },
  );

  it('is 1 for a gateway that supports none of the brands’ currencies [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme', { format: { currency: 'CHF' } }) });
    const { code, stdout } = await project.run(['gateway', '--port', '0', '--json']);
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      { error: { name: 'NoGoodBrand', message: expect.stringContaining('no CHF, only') } },
    ]);
    expect(readdirSync(project.root)).toEqual(['brands']);
  });

  it.runIf(existsSync('/dev/full'))('is 3 for output that the disk refuses [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const outcome = await project.start(['explain', 'acme', '--json'], { stdout: '/dev/full' }).ended;
    expect(outcome).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/cannot be written: no space is left\.\n.*\nMore: livery help CannotWrite\n$/),
    });
  });

  it('is 70 for an internal bug, with its stack and nothing on stdout [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const environment = atWork("throw new TypeError('out of joint')");
    const outcome = await project.start(['check', 'acme'], { environment }).ended;
    expect(outcome).toMatchObject({
      code: 70,
      stdout: '',
      stderr: expect.stringMatching(/^This is a bug in livery.*TypeError: out of joint\n +at /s),
    });
  });

  it('is 70 for an uncaught error [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const outcome = await project.start(['check', 'acme'], { environment: atWork("setImmediate(() => { throw new Error('astray') })") })
      .ended;
    expect(outcome).toMatchObject({ code: 70, stderr: expect.stringContaining('Error: astray') });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is 130 on %s, after unfinished work is undone [engine-39]', async (signal) => {
    using project = new Project();
    const running = project.start(['new', 'acme'], { environment: stuckAt('writeFile') });
    await running.says('stuck');
    expect(readdirSync(path.join(project.root, 'brands'))).toEqual([expect.stringMatching(/^\.new-/)]);
    running.child.kill(signal);
    expect(await running.ended).toMatchObject({ code: 130, stdout: '', stderr: 'stuck\n' });
    expect(readdirSync(project.root)).toEqual([]);
  });

  it('is 130 for an interrupted build, and nothing is left in the output folder [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const running = project.start(['build', 'acme']);
    await running.says('Compiling the portal');
    running.child.kill('SIGINT');
    expect(await running.ended).toMatchObject({ code: 130, stdout: '', stderr: expect.not.stringContaining('bug') });
    expect(existsSync(path.join(project.root, 'dist'))).toBe(false);
  });

  it('is 130 even if a library throws at exit [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const running = project.start(['new', 'beta'], {
      environment: stuckAt('rename', "process.once('exit', () => { throw 'unwind' });"),
    });
    await running.says('stuck');
    running.child.kill('SIGINT');
    expect(await running.ended).toMatchObject({ code: 130, stderr: 'stuck\n' });
  });

  it('is 130 if only the command of a checkout gets the signal [engine-39]', async () => {
    using project = new Project();
    const program = path.resolve(import.meta.dirname, '../../bin/livery.mjs');
    const running = project.start(['new', 'acme'], { environment: stuckAt('rename'), program });
    await running.says('stuck');
    running.child.kill('SIGINT');
    expect(await running.ended).toMatchObject({ code: 130 });
    expect(readdirSync(project.root)).toEqual([]);
  });
});

describe('a server that is told to stop', () => {
  it('shuts down in its own time if two signals come from one key press, and stops at once on a second [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const database = createServer();
    await once(database.listen(0, '127.0.0.1'), 'listening');
    const { port } = database.address() as AddressInfo;
    const running = project.start(['gateway', '--port', '0', '--database-url', `postgres://a@127.0.0.1:${port}/a`]);
    await once(database, 'connection');
    running.child.kill('SIGINT');
    running.child.kill('SIGTERM');
    await setTimeout(400);
    expect(running.child.exitCode).toBeNull();
    // On a busy machine it may have received the first press only now.
    using _again = setInterval(() => running.child.kill('SIGINT'), 400);
    expect(await running.ended).toMatchObject({ code: 130, stdout: '' });
    database.close();
  });
});
