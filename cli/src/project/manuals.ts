import { existsSync, readFileSync } from 'node:fs';
import { manualNames } from './manual-names.ts';
import { ownFolder } from './own-package.ts';

export type ManualName = (typeof manualNames)[number];

/** Finds a manual by `hosting`, `hosting.md` or `docs/hosting.md`. The verb `gateway` hides its manual's short form. */
export const findManual = (subject: string): ManualName | undefined =>
  manualNames.find((name) => [name, `${name}.md`, `docs/${name}.md`].includes(subject.toLowerCase()));

/** Reads the copy in the package. A checkout keeps the originals one folder up. */
export function readManual(name: ManualName): string {
  const packed = new URL(`docs/${name}.md`, ownFolder);
  return readFileSync(existsSync(packed) ? packed : new URL(`../docs/${name}.md`, ownFolder), 'utf8');
}
