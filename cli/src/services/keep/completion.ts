import { readdirSync } from 'node:fs';
import path from 'node:path';
import { bashScript } from '../../completion/bash-script.ts';
import { modelVerbs } from '../../completion/completion-model.ts';
import { fishScript } from '../../completion/fish-script.ts';
import { zshScript } from '../../completion/zsh-script.ts';
import { manualNames } from '../../project/manual-names.ts';
import { findRoot } from '../../project/find-root.ts';
import type { Verb } from '../../verbs/verb.ts';
import { explainedNames } from '../../errors/error-pages.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** The script that teaches a shell the verbs, their flags and what may follow. */
export function completionScript(shell: Shell, verbs: readonly Verb[]): string {
  return scripts[shell](modelVerbs(verbs, [...new Set([...verbs.map(({ name }) => name), ...manualNames, ...explainedNames])]));
}

/**
 * The codes of the brands around, for a shell that waits for them: no brand is read. A folder whose name is not a valid code is left out,
 * since a shell could take such a name for a command.
 */
export function completeBrands(cwd: string): string[] {
  const root = findRoot(cwd);
  if (root === null) return [];
  return readdirSync(path.join(root, 'brands'))
    .filter((name) => /^[a-z0-9][a-z0-9-]*$/.test(name))
    .toSorted();
}
