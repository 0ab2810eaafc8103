import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelVerbs } from '../../completion/completion-model.ts';
import { fishScript } from '../../completion/fish-script.ts';
import { zshScript } from '../../completion/zsh-script.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';
import { allVerbs } from '../../verbs/all-verbs.ts';
import { checkVerb } from '../../verbs/make/check.ts';
import { driftVerb } from '../../verbs/compare/drift.ts';

const source = path.resolve(import.meta.dirname, '../../livery.ts');

/** How to get each shell's completions without a person, with a line before each result. `script` is the output of `livery completion`. */
const askers = {
  bash: [
    '--norc',
    '--noprofile',
    '-c',
    `source ./script
     for line in "$@"; do
       read -ra COMP_WORDS <<< "$line"; [[ "$line" == *' ' ]] && COMP_WORDS+=('')
       COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _livery; printf '%s\\n' == "\${COMPREPLY[@]}"
     done`,
    'bash',
  ],
  // Completion in zsh needs a line editor, so one runs in an inner terminal, where Tab prints what compadd receives.
  zsh: [
    '-f',
    '-c',
    `zmodload zsh/zpty
     zpty z zsh -f -i
     await() { until [[ -e $1 ]]; do zpty -r -t z said; sleep 0.05; done; rm $1 }
     zpty -w z 'PROMPT=; autoload -Uz compinit; compinit -u -D; source ./script'
     zpty -w z 'compadd() { local -a hits; builtin compadd -O hits "$@"; print -rl -- $hits >> offered; builtin compadd "$@" }'
     zpty -w z 'zle -C offer complete-word _main_complete; report() { zle offer; print > done; BUFFER= }'
     zpty -w z 'zle -N report; bindkey "^I" report; print > ready'
     await ready
     for line in "$@"; do
       zpty -w -n z "$line"$'\\t'
       await done
       print '=='; cat offered 2>/dev/null; rm -f offered
     done
     zpty -d z`,
    'zsh',
  ],
  fish: ['--no-config', '-c', 'source ./script; for line in $argv; echo ==; complete -C $line | string split -f 1 \\t; end'],
};

describe('the shells’ description of a flag', () => {
  const models = modelVerbs([checkVerb, driftVerb], []);
  const script = zshScript(models) + fishScript(models);

  it('keeps its apostrophes and ends with a clause that fits on a line [engine-37]', () => {
    expect(script).toContain('[one of the brand’s environments]');
    expect(script).toContain("-d 'one of the brand’s environments'");
    expect(script).toContain('[report two brands with fewer differences than this as similar]');
    for (const { summary, flags } of models)
      for (const text of [summary, ...flags.map((flag) => flag.summary)]) expect(text.length, text).toBeLessThan(63);
  });

  it('quotes special characters of its shell', () => {
    const odd = [{ name: 'odd', summary: "it's [so]: \\", places: [], flags: [] }];
    expect(zshScript(odd)).toContain(String.raw`'odd:it'\''s \[so\]\: \\'`);
    expect(fishScript(odd)).toContain(String.raw`-d 'it\'s [so]: \\'`);
  });
});

describe.each(Object.entries(askers))('livery completion %s', (shell, args) => {
  const isMissing = shell !== 'bash' && spawnSync(shell, ['-c', 'true']).status !== 0;
  const reason = `${shell} is not installed`;
  let project: Project;

  const run = (program: string, given: string[]) =>
    spawnSync(program, given, {
      cwd: project.root,
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, PATH: `${project.root}:${process.env['PATH']}` },
    });
  /** Completions of each line. One shell for all, because zsh takes seconds to start. */
  const offer = (...lines: string[]) =>
    run(shell, [...args, ...lines])
      .stdout.split(/^==\s*$/m)
      .slice(1)
      .map((offered) => [...new Set(offered.split('\n').map((word) => word.trim().replace(/\/$/, '')))].filter((word) => word !== ''));

  beforeAll(() => {
    project = new Project({
      'brands/acme/brand.json': brandFile('acme'),
      'brands/acme-two/brand.json': brandFile('acme-two'),
      'brands/beta/brand.json': brandFile('beta'),
      'brands/$(touch pwned)/brand.json': '{}',
      livery: `#!/bin/sh\nexec "${process.execPath}" --conditions=livery-source "${source}" "$@"\n`,
    });
    chmodSync(path.join(project.root, 'livery'), 0o755);
    writeFileSync(path.join(project.root, 'script'), run('livery', ['completion', shell]).stdout);
  });

  afterAll(() => project[Symbol.dispose]());

  it(`offers verbs, flags, choices and brands in the real ${shell} [engine-37]`, ({ skip }) => {
    skip(isMissing, reason);
    const [verbs, ...offered] = offer(
      'livery ',
      'livery chec',
      'livery check a',
      'livery build acme --out brands b',
      'livery build --out bran',
      'livery build --env',
      'livery completion ',
      'livery help GatewaySil',
      'livery new --look ',
      'livery host ',
      'livery host nginx acme b',
    );
    expect(verbs).toEqual(expect.arrayContaining(allVerbs.map(({ name }) => name)));
    expect(offered.map((words) => words.toSorted())).toEqual([
      ['check'],
      ['acme', 'acme-two'],
      ['beta'],
      ['brands'],
      ['--environment'],
      ['bash', 'fish', 'zsh'],
      ['GatewaySilent'],
      ['airy', 'bold', 'dense', 'night'],
      ['caddy', 'nginx'],
      ['beta'],
    ]);
  });

  it(`never runs what a folder is called in ${shell}`, ({ skip }) => {
    skip(isMissing, reason);
    expect(offer('livery check ').map((words) => words.toSorted())).toEqual([['acme', 'acme-two', 'beta']]);
    expect(readdirSync(project.root)).not.toContain('pwned');
  });

  it('prints the same script in JSON, with a version', () => {
    const printed = JSON.parse(run('livery', ['completion', shell, '--json']).stdout) as unknown;
    expect(printed).toEqual({ version: 1, shell, script: run('livery', ['completion', shell]).stdout });
  });
});
