import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFile, Project } from './test/run-livery.ts';

/** Node options that make the working directory, which every verb asks for, do this instead. */
const atWork = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const cwd = process.cwd; process.cwd = () => { ${code}; return cwd() }`)}`,
});

describe('the exit code', () => {
  it('is 0, 1, 2 and 3 for fine, findings, usage and environment [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme'), 'brands/bad/brand.json': '{' });
    expect((await project.run(['check', 'acme'])).code).toBe(0);
    expect((await project.run(['check', 'bad'])).code).toBe(1);
    expect((await project.run(['check', 'nope'])).code).toBe(2);
    expect((await project.run(['preview', 'acme'])).code).toBe(3);
  });

  it('is 70 for a bug of ours, with its stack and nothing on stdout [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const environment = atWork("throw new TypeError('out of joint')");
    const outcome = await project.run(['check', 'acme'], { environment });
    expect(outcome).toMatchObject({
      code: 70,
      stdout: '',
      stderr: expect.stringMatching(/^This is a bug in livery.*TypeError: out of joint\n +at /s),
    });
  });

  it('is 70 for one that nobody waits for [engine-39]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const outcome = await project.run(['check', 'acme'], { environment: atWork("setImmediate(() => { throw new Error('astray') })") });
    expect(outcome).toMatchObject({ code: 70, stderr: expect.stringContaining('Error: astray') });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is 130 on %s, after what is half done is taken back [engine-39]', async (signal) => {
    using project = new Project({ 'half-done': '' });
    const file = path.join(project.root, 'half-done');
    const work = `
      const [, module, file] = process.argv;
      const { heedSignals, orUndo } = await import(module);
      const { rmSync } = await import('node:fs');
      heedSignals();
      console.log('at work');
      await orUndo(() => rmSync(file), () => new Promise((resolve) => setTimeout(resolve, 600_000)));`;
    const module = path.resolve(import.meta.dirname, 'interruption.ts');
    const child = spawn(process.execPath, ['--input-type=module', '--eval', work, module, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(existsSync(file)).toBe(false);
  });
});
