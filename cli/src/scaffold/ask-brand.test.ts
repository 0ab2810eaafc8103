import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { drawSwatches } from './swatches.ts';
import { noTerminal, openTerminal, type Terminal } from '../testing/open-terminal.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';

const enter = '\r';
const down = '\u001b[B';
const escape = '\u001b';
const clearLine = '\u0015';

/** Answers prompts in order: expected question, then keys. */
async function answer(terminal: Terminal, steps: readonly (readonly [shown: string, keys: string])[]): Promise<void> {
  for (const [shown, keys] of steps) {
    await terminal.shows(shown);
    terminal.press(keys);
  }
}

const read = (project: Project, code: string) =>
  JSON.parse(readFileSync(path.join(project.root, 'brands', code, 'brand.json'), 'utf8')) as Record<string, unknown>;

describe.skipIf(noTerminal !== null)(`livery new on a terminal${noTerminal === null ? '' : ` (${noTerminal})`}`, () => {
  it('asks, rejects a wrong answer at once, shows the palette, and makes the brand as answered [engine-40]', async () => {
    using project = new Project();
    const terminal = openTerminal(['new'], { cwd: project.root });
    await answer(terminal, [
      ['Its code', `Acme${enter}`],
      ['"Acme" is not a valid code', `${clearLine}acme${enter}`],
      ['The name that players read', `${clearLine}Acme & Co${enter}`],
      ['The language at /', enter],
      ['The currency of accounts', `${down}${enter}`],
      ['A look to begin with', enter],
      ['The colour of the main action', `${clearLine}orangish${enter}`],
      ['"orangish" is not a valid colour', `${clearLine}#ff6600${enter}`],
      ['The colour of highlights', `#004488${enter}`],
      ['Take these colours?', 'n'],
      ['The colour of the main action', `${clearLine}#0f8a6a${enter}`],
      ['The colour of highlights', enter],
      ['Take these colours?', enter],
    ]);
    await terminal.shows('acme, in brands/acme');
    // Before the prompt is ready, the terminal turns Enter into a line feed, which prompts ignore.
    await terminal.shows('Make it?');
    expect(readdirSync(project.root)).toEqual([]);
    terminal.press(enter);
    expect(await terminal.ended).toBe(0);
    // Light and dark, each in the brand's own colour and 24 bits.
    expect(terminal.raw()).toMatch(new RegExp(`light.*${escape}\\[48;2;255;102;0m.*Action`));
    expect(terminal.raw()).toMatch(new RegExp(`dark .*${escape}\\[48;2;\\d+;\\d+;\\d+m.*Action`));
    expect(read(project, 'acme')).toMatchObject({
      identity: { name: 'Acme & Co' },
      languages: { default: 'pt' },
      theme: { seeds: { primary: '#0f8a6a', accent: '#004488' } },
      format: { currency: 'EUR' },
    });
  });

  it('makes the same brand from flags as from answers [engine-40]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const terminal = openTerminal(['new', 'beta', '--look', 'dense', '--primary', '#ff6600', '--accent', '#004488'], { cwd: project.root });
    await answer(terminal, [
      ['A brand that it extends', `${down}${enter}`],
      ['The name that players read', enter],
      ['Make it?', enter],
    ]);
    expect(await terminal.ended).toBe(0);
    const asked = read(project, 'beta');
    expect(asked).toMatchObject({ extends: 'acme', layout: { lobby: 'grid' } });

    using other = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const flags = ['--extends', 'acme', '--look', 'dense', '--primary', '#ff6600', '--accent', '#004488', '--name', 'Beta'];
    expect(await other.run(['new', 'beta', ...flags, '--yes'])).toMatchObject({ code: 0 });
    expect(read(other, 'beta')).toEqual(asked);
  });

  it('asks whether a child inherits, and takes Enter as yes [engine-40]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const terminal = openTerminal(['new', 'beta', '--extends', 'acme'], { cwd: project.root });
    await answer(terminal, [
      ['The name that players read', enter],
      ['A look to begin with', enter],
      ['Its own colours?', enter],
      ['Make it?', enter],
    ]);
    expect(await terminal.ended).toBe(0);
    expect(Object.keys(read(project, 'beta')).filter((key) => key !== '$schema')).toEqual(['schemaVersion', 'code', 'extends', 'identity']);
  });

  it.each([
    ['Escape', escape],
    ['Ctrl-C', '\u0003'],
  ])('writes nothing and exits with 130 on %s [engine-40]', async (_name, key) => {
    using project = new Project();
    const terminal = openTerminal(['new', 'acme'], { cwd: project.root });
    await answer(terminal, [
      ['The name that players read', enter],
      ['The language at /', key],
    ]);
    await terminal.shows('Nothing is written.');
    expect(await terminal.ended).toBe(130);
    expect(readdirSync(project.root)).toEqual([]);
  });

  it.each([
    ['--yes', {}],
    ['--no-input', {}],
    ['--json', {}],
    ['', { LIVERY_NO_INPUT: '1' }],
    ['', { CI: 'true' }],
  ])('asks nothing with %s %o [engine-39]', async (flag, environment) => {
    using project = new Project();
    const terminal = openTerminal(['new', 'acme', ...(flag === '' ? [] : [flag])], { cwd: project.root, environment });
    expect(await terminal.ended).toBe(0);
    expect(terminal.raw()).not.toContain('The name that players read');
    expect(readdirSync(path.join(project.root, 'brands'))).toEqual(['acme']);
  });
});

describe('the swatches of a palette', () => {
  it('are described in words without colour', () => {
    const lines = drawSwatches({ primary: '#ff6600' }, false, 80).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^light: Text #[0-9a-f]{6} on #[0-9a-f]{6} \d+\.\d:1, .*Action #[0-9a-f]{6} on #ff6600 \d+\.\d:1/),
      expect.stringMatching(/^dark: /),
    ]);
  });

  it.each([60, 100])('fit into a terminal of %i columns', (columns) => {
    const drawn = drawSwatches({ primary: '#ff6600', accent: '#004488' }, true, columns);
    for (const line of drawn.split('\n')) expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(columns - 5);
  });
});
