import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';

/** Clears the screen, sets the window title, hides text, colours it in one character and reverses its direction. */
const hostile = 'a\u001b[2J\u001b]0;gone\u0007\u001b[8m\u009b31m\u202e\u2066\nb';
const project = () =>
  new Project({
    [`brands/${hostile}/brand.json`]: brandFile('acme', { hosts: ['hostile.example'] }),
    [`brands/${hostile}/locales/${hostile}.json`]: {},
    'brands/acme/brand.json': brandFile('acme', { hosts: ['acme.example'] }),
    [`brands/acme/locales/${hostile}.json`]: {},
    'brands/beta/brand.json': brandFile('beta', { extends: hostile }),
    [`dist/${hostile}/files.json`]: {},
    'dist/acme/files.json': {},
  });

const verbs: readonly (readonly string[])[] = [
  ['check', '--all'],
  ['check', 'nobody'],
  ['check', '--all', '--fix', '--dry-run'],
  ['check', '--all', '--environment', hostile],
  ['check', '--all', '--format', 'github'],
  ['build', '--all'],
  ['build', hostile],
  ['explain', hostile],
  ['explain', 'acme', hostile],
  ['host', 'nginx', '--all'],
  ['host', 'caddy', '--all', '--root', hostile],
  ['verify', 'https://hostile.example', '--connect', '127.0.0.1:1'],
  ['verify', hostile],
  ['matrix'],
  ['coverage', '--all'],
  ['drift', '--all'],
  ['diff', 'acme', hostile],
  ['tokens', 'export', hostile],
  ['sbom', hostile],
  ['migrate', '--all', '--dry-run'],
  ['impact', '--all'],
  ['new', 'gamma', '--extends', hostile, '--yes'],
  ['help', hostile],
  [hostile],
  ['check', `--${hostile}`],
];

/** Every control sequence except line feeds, tabs and the styles that livery itself writes. */
const obeyed = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
// oxlint-disable-next-line no-control-regex -- these are the sequences of colours
const ownStyles = /\u001b\[(?:[1-4]|22|23|24|3\d|39|48;2;[\d;]+|0)m/g;

describe('a name with terminal control sequences', () => {
  it.each(verbs.map((args) => ({ verb: JSON.stringify(args), args })))('is never printed raw by livery $verb', async ({ args }) => {
    using own = project();
    const { stdout, stderr } = await own.run([...args], { environment: { NO_COLOR: '', FORCE_COLOR: '1' } });
    const shown = (stdout + stderr).replaceAll(ownStyles, '');
    expect(shown).not.toBe('');
    expect(shown).not.toMatch(obeyed);
  });

  it.each([['check', '--all'], ['check', 'nobody'], ['explain', hostile], ['build', '--all'], ['host', 'nginx', '--all'], ['matrix']])(
    'is escaped in the JSON of livery %s %s',
    async (...args) => {
      using own = project();
      const { stdout } = await own.run([...args, '--json'], { environment: { NO_COLOR: '', FORCE_COLOR: '1' } });
      expect(stdout).not.toMatch(obeyed);
      expect(stdout).not.toMatch(/\\u001b\[3/);
      expect(() => JSON.parse(stdout) as unknown).not.toThrow();
    },
  );
});
