import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeProgram } from '../program.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';
import { allVerbs } from './all-verbs.ts';
import { twinOf } from './twin-of.ts';

const manual = readFileSync(path.resolve(import.meta.dirname, '../../../docs/cli.md'), 'utf8');

describe.each(allVerbs.map((verb) => [verb.name, verb] as const))('livery %s', (name, verb) => {
  const command = makeProgram(() => {}).commands.find((each) => each.name() === name);
  const shown = verb.options.filter(({ hidden }) => !hidden);

  it('has a summary, --json, and help with environment variables and runnable examples [engine-38]', () => {
    expect(verb.summary).toMatch(/^[a-z].*[^.]$/);
    expect(verb.options.map(({ long }) => long)).toContain('--json');
    expect(verb.examples.length).toBeGreaterThan(0);
    const help = command?.helpInformation() ?? '';
    for (const option of shown) {
      expect(option.description, option.flags).toMatch(/\w/);
      expect(help, option.flags).toContain(twinOf(option));
    }
    expect(verb.examples[0]?.[0]).toMatch(new RegExp(String.raw`\blivery ${name}\b`));
    for (const [line, what] of verb.examples) {
      expect(help).toContain(line);
      expect(what).toMatch(/\w/);
      const called = allVerbs.find((each) => new RegExp(String.raw`\blivery ${each.name}(?![\w-])`).test(line));
      const known = called?.options.map(({ long }) => long) ?? [];
      for (const [flag] of line.matchAll(/(?<=\s)--[a-z-]+/g)) expect(known, line).toContain(flag);
    }
  });

  it('has a loader that returns a function', async () => {
    expect(typeof (await verb.load())).toBe('function');
  });
});

describe('the commands', () => {
  it('have unique names, and their flags unique environment variables', () => {
    expect(new Set(allVerbs.map(({ name }) => name)).size).toBe(allVerbs.length);
    for (const { name, options } of allVerbs) expect(new Set(options.map(twinOf)).size, name).toBe(options.length);
  });

  it('accept the same values for an environment variable in every command', () => {
    const choices = new Map<string, readonly string[]>();
    for (const { name, options } of allVerbs)
      for (const option of options) {
        const known = choices.get(twinOf(option)) ?? option.argChoices ?? [];
        expect(option.argChoices ?? [], `${name} ${option.flags}`).toEqual(known);
        choices.set(twinOf(option), known);
      }
  });

  it('appear in the manual in the same order as in help', () => {
    const named = [...manual.matchAll(/^### livery (\S+)$/gm)].map(([, name]) => name);
    expect(named).toEqual(allVerbs.map(({ name }) => name));
  });

  it('show their arguments in the usage line [engine-38]', () => {
    const usage = (name: string) =>
      makeProgram(() => {})
        .commands.find((command) => command.name() === name)
        ?.usage();
    expect(['tokens', 'host', 'completion', 'check'].map(usage)).toEqual([
      '[options] export <brand>',
      '[options] <nginx|caddy> [brands...]',
      '[options] [bash|zsh|fish]',
      '[options] [brands...]',
    ]);
  });

  it('are explained by livery help, also in JSON [engine-38]', async () => {
    using project = new Project();
    expect(await project.run(['help', 'check'])).toMatchObject({ code: 0, stdout: expect.stringContaining('LIVERY_ENVIRONMENT') });
    const { stdout } = await project.run(['help', '--json']);
    const { version, verbs } = JSON.parse(stdout) as { version: number; verbs: { name: string; flags: { environment: string }[] }[] };
    expect([version, verbs.map(({ name }) => name)]).toEqual([1, allVerbs.map(({ name }) => name)]);
    expect(verbs.find(({ name }) => name === 'check')?.flags.map(({ environment }) => environment)).toContain('LIVERY_JSON');
  });
});

it.each([
  ['explain', 'acme', '/code'],
  ['explain', 'acme'],
  ['check', 'acme'],
])('livery %s includes a version in its JSON [engine-38]', async (...args) => {
  using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
  const { code, stdout } = await project.run([...args, '--json']);
  expect([code, (JSON.parse(stdout) as { version?: unknown }).version]).toEqual([0, 1]);
});

describe('invalid input', () => {
  it.each([
    [['chekc', 'acme'], 'UnknownVerb', 'Did you mean check?'],
    [['check', '--jsno'], 'UnknownFlag', 'Did you mean --json?'],
    [['help', 'contrst'], 'UnknownSubject', 'Did you mean contrast?'],
    [['completion', 'tcsh'], 'BadValue', 'livery completion --help shows its arguments.'],
    [['build', 'acme', '--out'], 'MissingValue', 'livery build --help lists its flags.'],
    [['completion', 'bash', 'zsh'], 'TooManyArguments', 'livery completion --help shows its arguments.'],
    [['new'], 'MissingArgument', 'For example: livery new acme'],
  ])('%j is refused with the name of the error, a hint and exit code 2', async (args, name, hint) => {
    using project = new Project();
    const { code, stdout, stderr } = await project.run(args);
    expect([code, stdout, stderr.trimEnd().split('\n').slice(-2)]).toEqual([2, '', [hint, `More: livery help ${name}`]]);
  });

  it('yields one JSON document if JSON was requested [engine-38]', async () => {
    using project = new Project();
    for (const outcome of [
      await project.run(['check', '--all', '--json']),
      await project.run(['check', '--all'], { environment: { LIVERY_JSON: '1' } }),
    ]) {
      expect(outcome.code).toBe(3);
      expect(JSON.parse(outcome.stdout)).toEqual({
        version: 1,
        error: { name: 'NoBrands', title: expect.any(String), message: expect.any(String), hint: expect.stringContaining('livery new') },
      });
    }
  });
});

describe('the environment', () => {
  const project = () => new Project({ 'brands/acme/brand.json': brandFile('acme'), 'brands/beta/brand.json': brandFile('beta') });

  it('can set flags, and the command line takes precedence [engine-39]', async () => {
    using own = project();
    const environment = { LIVERY_ALL: '1', LIVERY_JSON: 'true' };
    const codesOf = (text: string) => (JSON.parse(text) as { brands: { code: string }[] }).brands.map(({ code }) => code);
    expect(codesOf((await own.run(['check'], { environment })).stdout)).toEqual(['acme', 'beta']);
    expect(codesOf((await own.run(['check', 'beta'], { environment })).stdout)).toEqual(['beta']);
    expect((await own.run(['check', 'beta'], { environment: { LIVERY_JSON: '0' } })).stdout).toBe('✓ beta\n');
    expect((await own.run(['check', 'beta'], { environment: { LIVERY_JSON: '' } })).stdout).toBe('✓ beta\n');
    const made = await own.run(['new', 'gamma', '--name', 'Flag'], { environment: { LIVERY_NAME: 'Twin', LIVERY_CURRENCY: 'EUR' } });
    expect(made.code).toBe(0);
    const text = readFileSync(path.join(own.root, 'brands/gamma/brand.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ identity: { name: 'Flag' }, format: { currency: 'EUR' } });
  });

  it('is refused by name if a variable is invalid [engine-39]', async () => {
    using own = project();
    for (const [environment, name] of [
      [{ LIVERY_JSON: 'maybe' }, 'LIVERY_JSON'],
      [{ LIVERY_PORT: 'x' }, 'LIVERY_PORT'],
      [{ PORT: 'x' }, 'PORT'],
    ] as const) {
      const args = name === 'LIVERY_JSON' ? ['check', 'acme'] : ['preview'];
      expect(await own.run(args, { environment }), name).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining(`${name} is "`),
      });
    }
  });

  it('prevents writing through LIVERY_DRY_RUN [engine-39]', async () => {
    using own = project();
    expect(await own.run(['new', 'gamma'], { environment: { LIVERY_DRY_RUN: '1' } })).toMatchObject({ code: 0 });
    expect(existsSync(path.join(own.root, 'brands/gamma'))).toBe(false);
  });
});
