import path from 'node:path';
import { requireOutput, writeOutput, type OutputKind } from '../files/own-output.ts';
import { openWorkFolder } from '../project/work-folder.ts';
import { writeWhole } from '../files/write-whole.ts';

/** Refuses the file of `--html` before the work begins. Throws like `requireOutput`. */
export async function requirePage(cwd: string, verb: string, wanted: string | undefined): Promise<void> {
  if (wanted !== undefined) await requireOutput(cwd, path.resolve(cwd, wanted), pageKind(verb));
}

/** Writes the page of a verb to the chosen file or below `.livery/`, and returns its absolute path. */
export async function writePage(root: string, page: string, verb: string, wanted?: string): Promise<string> {
  if (wanted === undefined) {
    const file = path.join(await openWorkFolder(root), `${verb}.html`);
    await writeWhole(file, page);
    return file;
  }
  const file = path.resolve(wanted);
  await writeOutput(root, file, page, pageKind(verb));
  return file;
}

function pageKind(verb: string): OutputKind {
  return { name: `a page that livery ${verb} wrote`, flag: '--html', isOwn: (text) => isPage(text, verb) };
}

/** Whether this verb wrote the page, by a mark in its head. */
export function isPage(text: string, verb: string): boolean {
  const head = text.slice(0, 1000);
  return head.startsWith('<!doctype html>') && head.includes(`\n<meta name="generator" content="livery ${verb}">\n`);
}
