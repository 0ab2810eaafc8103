import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOldBundles } from './old-bundles.ts';
import { clearStaleDrafts, openDraft, recoverOutput } from './output-folder.ts';

let dir: string;
let out: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-output-'));
  out = join(dir, 'acme');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const manifestOf = (paths: string[], changes: object = {}): string =>
  JSON.stringify({
    version: 1,
    tool: 'livery',
    brand: 'acme',
    build: 'one',
    core: 'core',
    files: paths.map((path) => ({ path, bytes: 3, sha256: '0'.repeat(64) })),
    inline: [],
    ...changes,
  });
const threeFiles = ['a', 'b', 'deep/c'];

/** Writes many bundles as fast as it can, the files of each with the same text. */
const script = `
  const [module, out, name, turns, manifest] = process.argv.slice(1);
  const { openDraft } = await import(module);
  for (let turn = 0; turn < Number(turns); turn++) {
    const draft = openDraft(out);
    for (const file of ['a', 'b', 'deep/c']) await draft.write(file, name + turn);
    await draft.write('files.json', manifest);
    draft.adopt();
    if (turn === 0) process.send('started');
  }
  process.disconnect();
`;
/** Leaves a bundle half written until stopped. */
const halfScript = `
  const [module, out] = process.argv.slice(1);
  const { openDraft } = await import(module);
  process.on('SIGINT', () => process.exit(130));
  await openDraft(out).write('a', 'half');
  process.send('started');
  setTimeout(() => {}, 60_000);
`;
/** Threads that write one bundle after another until the program is stopped. */
const threadsScript = `
  const [module, out] = process.argv.slice(1);
  const { Worker } = await import('node:worker_threads');
  const { clearStaleDrafts } = await import(module);
  const { dirname } = await import('node:path');
  clearStaleDrafts(dirname(out));
  process.on('SIGINT', () => process.exit(130));
  const work = \`
    const { workerData, parentPort } = require('node:worker_threads');
    import(workerData.module).then(async ({ openDraft }) => {
      for (;;) {
        const draft = openDraft(workerData.out);
        for (let file = 0; file < 400; file++) await draft.write('folder' + file + '/a', 'x'.repeat(1000));
        parentPort.postMessage('half');
        for (let file = 0; file < 400; file++) await draft.write('folder' + file + '/b', 'x'.repeat(1000));
        draft.discard();
      }
    });
  \`;
  let busy = 0;
  for (const name of ['x', 'y']) {
    const worker = new Worker(work, { eval: true, execArgv: [], workerData: { module, out: out + name } });
    worker.on('error', () => {});
    worker.once('message', () => (busy += 1) === 2 && process.send('started'));
  }
`;
const run = (code: string, ...args: string[]): ChildProcess =>
  spawn(
    process.execPath,
    ['--conditions=livery-source', '--input-type=module', '-e', code, join(import.meta.dirname, 'output-folder.ts'), out, ...args],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
const start = (name: string, turns: number): ChildProcess => run(script, name, String(turns), manifestOf(threeFiles));
const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.on('exit', resolve));
const texts = (): Set<string> => new Set(threeFiles.map((file) => readFileSync(join(out, file), 'utf8')));
const beside = (): string[] => readdirSync(dir).filter((name) => name !== 'acme');

describe('an output folder', () => {
  it('is untouched until the draft is adopted', async () => {
    const first = openDraft(out);
    await first.write('index.html', 'one');
    await first.write('files.json', manifestOf(['index.html']));
    first.adopt();
    const second = openDraft(out);
    await second.write('index.html', 'two');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('one');
    second.adopt();
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('two');
    removeOldBundles();
    expect(beside()).toEqual([]);
  });

  it('keeps and reports a file that was added to the old bundle during the replacement', async () => {
    for (const text of ['one', 'two']) {
      const draft = openDraft(out);
      await draft.write('index.html', text);
      await draft.write('files.json', manifestOf(['index.html']));
      draft.adopt();
    }
    const [old = ''] = beside();
    writeFileSync(join(dir, old, 'notes.txt'), 'of somebody');
    expect(removeOldBundles()).toEqual([{ code: 'acme', error: expect.objectContaining({ name: 'TargetRefused' }) }]);
    expect([beside(), readdirSync(join(dir, old))]).toEqual([[old], ['notes.txt']]);
  });

  it('discards a draft completely', async () => {
    const draft = openDraft(out);
    await draft.write('index.html', 'one');
    draft.discard();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('contains no draft after Ctrl-C [engine-43]', async () => {
    const child = run(halfScript);
    await new Promise((resolve) => child.once('message', resolve));
    expect(beside()).toHaveLength(1);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(130);
    expect(beside()).toEqual([]);
  });

  it('contains no drafts of threads after Ctrl-C [engine-43]', async () => {
    const child = run(threadsScript);
    await new Promise((resolve) => child.once('message', resolve));
    expect(beside().length).toBeGreaterThan(0);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(130);
    expect(beside()).toEqual([]);
  });

  it('gets its bundle back after a kill between the two renames [engine-43]', () => {
    mkdirSync(join(dir, '.acme.previous'));
    writeFileSync(join(dir, '.acme.previous/index.html'), 'one');
    writeFileSync(join(dir, '.acme.previous/files.json'), manifestOf(['index.html']));
    recoverOutput(out);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('one');
    expect(beside()).toEqual([]);
  });

  it('takes over the lock of a dead process', async () => {
    const child = start('x', 1);
    await ended(child);
    writeFileSync(join(dir, '.acme.lock'), String(child.pid));
    const draft = openDraft(out);
    await draft.write('index.html', 'one');
    draft.adopt();
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('one');
    removeOldBundles();
    expect(beside()).toEqual([]);
  });

  it('drops the drafts and old bundles of dead processes, and no others', async () => {
    const child = start('x', 1);
    await ended(child);
    const own = openDraft(out);
    await own.write('index.html', 'one');
    const stale = (number: number): string => `.acme.${child.pid}-0-${number}.draft`;
    for (const number of [7, 8, 9]) mkdirSync(join(dir, stale(number)));
    writeFileSync(join(dir, stale(8), '.livery-draft'), '');
    writeFileSync(join(dir, stale(8), 'half'), '');
    writeFileSync(join(dir, stale(9), 'notes.txt'), 'of somebody');
    const elsewhere = `.acme.${child.pid}@00000000-0-7.draft`;
    mkdirSync(join(dir, elsewhere));
    writeFileSync(join(dir, elsewhere, '.livery-draft'), '');
    const [old, running] = [`.acme.${child.pid}-1-0.old`, `.acme.${process.ppid}-1-0.old`];
    for (const name of [old, running]) {
      mkdirSync(join(dir, name));
      writeFileSync(join(dir, name, 'files.json'), manifestOf([]));
    }
    clearStaleDrafts(dir);
    expect(beside().toSorted()).toEqual([basename(own.dir), stale(9), elsewhere, running].toSorted());
    own.discard();
  });

  it('is whole while several processes build into it at once [engine-43]', async () => {
    const children = ['x', 'y', 'z'].map((name) => start(name, 60));
    const codes = await Promise.all(children.map(ended));
    expect(codes).toEqual([0, 0, 0]);
    expect(texts().size).toBe(1);
    expect(beside()).toEqual([]);
  });

  it('is whole after every one of twenty kills [engine-43]', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const child = start(`k${attempt}-`, 100_000);
      await new Promise((resolve) => child.once('message', resolve));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 25));
      child.kill('SIGKILL');
      await ended(child);
      recoverOutput(out);
      expect(texts().size).toBe(1);
    }
    clearStaleDrafts(dir);
    const last = openDraft(out);
    await last.write('a', 'last');
    last.adopt();
    removeOldBundles();
    expect(beside()).toEqual([]);
    expect(existsSync(join(out, 'b'))).toBe(false);
  });
});
