import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { copyCheckout } from './copy-checkout.ts';

const minutes = 60_000;
let copy = '';
/** Everything that the generators wrote. */
const written: string[] = [];

/** The output of a command. A failing command throws with it. */
async function run(command: string, ...args: string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS|TEST$)/.test(name)));
  const bin = path.join(copy, 'node_modules/.bin');
  const answer = promisify(execFile)(command, args, {
    cwd: copy,
    env: { ...env, PATH: [bin, env['PATH']].join(path.delimiter), NO_COLOR: '1' },
    maxBuffer: 64 * 1024 ** 2,
  });
  return answer.then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error });
    },
  );
}

async function generate(script: string, ...args: string[]): Promise<void> {
  const printed = await run(process.execPath, '--conditions=livery-source', `scripts/${script}.ts`, ...args);
  written.push(...[...printed.matchAll(/^(?:new|changed) +(\S+)$/gm)].map(([, file = '']) => file));
}

beforeAll(async () => {
  copy = path.join(await realpath(await mkdtemp(path.join(os.tmpdir(), 'livery-scaffold-'))), 'checkout');
  await copyCheckout(root, copy);
  await generate('new-module', 'trophy-room');
  // A row of the member pages that waits for its page again.
  await rm(path.join(copy, 'packages/portal/src/app/pages/seaLottery.page.tsx'));
  await generate('new-feature', 'trophies', '--row', 'seaLottery', '--call', 'trophyRoom');
  await generate('new-feature', 'studio-list');
}, 5 * minutes);

afterAll(async () => {
  if (copy !== '') await rm(path.dirname(copy), { recursive: true, force: true });
});

test(
  'a new module and new features pass all static checks together',
  async () => {
    const files = [...new Set(written)];
    expect(files.length).toBeGreaterThan(30);
    await Promise.all([
      run('knip'),
      // Types of the generated files: the gate checks all others in place.
      run('oxlint', '--type-aware', '--type-check', '--deny-warnings', ...files.filter((file) => /\.tsx?$/.test(file))),
      run('oxfmt', '--list-different', ...files),
      run(process.execPath, '--conditions=livery-source', 'scripts/generate.ts', '--check'),
    ]);
  },
  10 * minutes,
);

test(
  'their tests pass, and so do those over all calls, pages and texts',
  async () => {
    const projects = ['portal', 'gateway', 'contract', 'house'].flatMap((project) => ['--project', project]);
    const own = ['features/trophies/', 'features/studio-list/', 'modules/trophy-room/'];
    const others = ['specification.test', 'routes.test', 'catalogues.test', 'database/tenants.test', 'scripts/house/'];
    await run('vitest', 'run', '--reporter=json', '--outputFile=report.json', ...projects, ...own, ...others);
    const report = JSON.parse(await readFile(path.join(copy, 'report.json'), 'utf8')) as { testResults: { name: string }[] };
    const ran = report.testResults.map(({ name }) => path.relative(copy, name).replaceAll('\\', '/'));
    const tests = written.filter((file) => file.endsWith('.test.ts'));
    expect(tests.length).toBeGreaterThan(5);
    expect(ran).toEqual(expect.arrayContaining(tests));
  },
  10 * minutes,
);
