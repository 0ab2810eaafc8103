import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bundleFiles } from '../testing/bundle.ts';
import { noTerminal, openTerminal } from '../testing/open-terminal.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';

const source = path.resolve(import.meta.dirname, '../livery.ts');
const escape = '\u001b';
const project = () => new Project({ 'brands/acme/brand.json': brandFile('acme') });

describe('without a terminal', () => {
  it('there is no colour and no spinner, data on stdout and the rest on stderr [engine-39]', async () => {
    using own = project();
    const outcome = await own.start(['check', 'acme'], { environment: { NO_COLOR: '' } }).ended;
    expect(outcome).toEqual({ code: 0, stdout: '✓ acme\n', stderr: '1 checked, all fine.\n' });
    const doctor = await own.run(['doctor'], { environment: { NO_COLOR: '' } });
    expect(doctor.stdout + doctor.stderr).not.toContain(escape);
    expect(doctor.stderr).toMatch(/^0 of \d+ {2}node\n/);
  });

  it('FORCE_COLOR turns colour on, and 0 turns it off again [engine-39]', async () => {
    using own = project();
    expect((await own.run(['check', 'acme'], { environment: { FORCE_COLOR: '1' } })).stdout).toContain(`${escape}[32m✓`);
    expect((await own.run(['check', 'acme'], { environment: { FORCE_COLOR: '0' } })).stdout).toBe('✓ acme\n');
    expect((await own.run(['--help'], { environment: { FORCE_COLOR: '1' } })).stdout).toContain(`${escape}[1mUsage:`);
    expect((await own.run(['--help'])).stdout).not.toContain(escape);
  });

  it('a reader that closes the pipe early is not an error', async () => {
    using own = new Project();
    const line = `"${process.execPath}" --conditions=livery-source "${source}" help --json | head -c 10; echo " \${PIPESTATUS[0]}"`;
    const child = spawn('bash', ['-c', line], { cwd: own.root });
    let shown = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (shown += chunk.toString()));
    await new Promise((resolve) => child.once('close', resolve));
    expect(shown).toBe('{\n  "versi 0\n');
  });
});

describe.skipIf(noTerminal !== null)(`on a terminal${noTerminal === null ? '' : ` (${noTerminal})`}`, () => {
  it.each([
    ['a plain one', {}, true, true],
    ['NO_COLOR', { NO_COLOR: '1' }, false, true],
    ['TERM=dumb', { TERM: 'dumb' }, false, false],
    ['CI', { CI: 'true' }, true, false],
  ])('shows colour and a spinner depending on %s [engine-39]', async (_name, environment, hasColour, hasSpinner) => {
    using own = project();
    const terminal = openTerminal(['doctor'], { cwd: own.root, environment });
    await terminal.ended;
    expect(terminal.raw().includes(`${escape}[32m`)).toBe(hasColour);
    expect(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/.test(terminal.raw())).toBe(hasSpinner);
    expect(terminal.raw().includes(`\r${escape}[2K`)).toBe(hasSpinner);
  });

  it('help fits the terminal width', async () => {
    using own = project();
    const terminal = openTerminal(['build', '--help'], { cwd: own.root, columns: 64 });
    expect(await terminal.ended).toBe(0);
    const lines = stripVTControlCharacters(terminal.raw()).split('\r\n');
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(64);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends a prompt with 130, restores the cursor and writes nothing [engine-39]',
    async (signal) => {
      using own = new Project();
      const terminal = openTerminal(['new', 'acme'], { cwd: own.root });
      await terminal.shows('The name that players read');
      await terminal.signal(signal);
      expect(await terminal.ended).toBe(130);
      expect(terminal.raw().lastIndexOf(`${escape}[?25h`)).toBeGreaterThan(terminal.raw().lastIndexOf(`${escape}[?25l`));
      expect(readdirSync(own.root)).toEqual([]);
    },
  );

  it('Ctrl-C stops a server with 130', async () => {
    using own = new Project({ 'brands/acme/brand.json': brandFile('acme'), ...bundleFiles('acme') });
    const terminal = openTerminal(['preview', 'acme', '--port', '0'], { cwd: own.root });
    await terminal.shows('Ctrl-C stops');
    terminal.press('\u0003');
    expect(await terminal.ended).toBe(130);
  });
});
