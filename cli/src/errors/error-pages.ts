import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pagesFolder } from '../project/own-package.ts';

/** The names of all errors and rules that have a page, sorted. */
export function errorNames(): string[] {
  const folder = pagesFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .toSorted();
}

/** A page as Markdown. */
export function readErrorPage(name: string): string {
  return readFileSync(new URL(`${name}.md`, pagesFolder()), 'utf8');
}
