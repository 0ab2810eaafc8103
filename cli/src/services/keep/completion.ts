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

/** The completion script for verbs, flags and their values. */
export function completionScript(shell: Shell, verbs: readonly Verb[]): string {
  return scripts[shell](modelVerbs(verbs, [...new Set([...verbs.map(({ name }) => name), ...manualNames, ...explainedNames])]));
}

/**
 * The codes of the project's brands, without reading them, because a shell waits. Folders whose name is not a valid code are left out,
 * since a shell could execute such a name.
 */
export function completeBrands(cwd: string): string[] {
  const root = findRoot(cwd);
  if (root === null) return [];
  return readdirSync(path.join(root, 'brands'))
    .filter((name) => /^[a-z0-9][a-z0-9-]*$/.test(name))
    .toSorted();
}
