import { readFileSync } from 'node:fs';
import { ruleNames } from '@livery/brand/rule-names';
import { pagesFolder } from '../project/own-package.ts';
import { errorNames } from './error-table.ts';

/** The names of all errors and rules, sorted. Each has a page. */
export const explainedNames: readonly string[] = [...errorNames, ...ruleNames].toSorted();

/** A page as Markdown. */
export function readErrorPage(name: string): string {
  return readFileSync(new URL(`${name}.md`, pagesFolder()), 'utf8');
}
