import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { bytesAt, statsAt } from './read-at-once.ts';
import type { JsonValue } from './json-value.ts';
import { parseSource } from './parse-source.ts';
import type { Problem } from './problem.ts';
import type { RuleName } from './rule-names.ts';
import { concealSecrets } from './secret-patterns.ts';
import { emptySource, placeOf, problemAt, type Finding, type SourceFile } from './source-file.ts';

const largest = 512 * 1024;

/** Reads and parses a JSON file of a brand below `root`. Every fault becomes a problem. */
export function readSource(root: string, relative: string): { source: SourceFile; problems: Problem[] } {
  const file = path.join(root, relative);
  const source = emptySource(relative);
  const refuse = (rule: RuleName, message: string, hint: string) => ({
    source,
    problems: [problemAt(source, { rule, pointer: '', message, hint }, { line: 1, column: 1 })],
  });

  const stats = statsAt(file);
  if (stats instanceof Error) {
    return stats.code === 'ENOENT' || stats.code === 'ENOTDIR'
      ? refuse('brand-file', `There is no ${relative}.`, 'Make one with: livery new <code> --name <name> --primary <colour>.')
      : refuse('brand-file', `${relative} cannot be read: ${stats.message}.`, 'Give the current user the right to read it.');
  }
  if (stats.isSymbolicLink())
    return refuse('brand-file', `${relative} is a symbolic link.`, 'Put the file itself there: a brand is complete in its own folder.');
  if (!stats.isFile()) return refuse('brand-file', `${relative} is not a file.`, 'Put a JSON file there.');
  if (stats.size > largest)
    return refuse(
      'json-size',
      `${relative} is larger than ${largest / 1024} KiB.`,
      'A brand file holds words and colours; keep pictures in assets/.',
    );

  const bytes = bytesAt(file);
  if (bytes instanceof Error)
    return refuse('brand-file', `${relative} cannot be read: ${bytes.message}.`, 'Give the current user the right to read it.');
  if (!isUtf8(bytes)) {
    const readable = bytes.toString('utf8');
    const at = placeOf(readable, readable.indexOf('\uFFFD'));
    const finding: Finding = { rule: 'json-encoding', pointer: '', message: `${relative} is not UTF-8.`, hint: 'Save it as UTF-8.' };
    return { source, problems: [problemAt({ ...source, text: readable, shown: concealSecrets(readable) }, finding, at)] };
  }
  return parseSource(relative, bytes.toString('utf8').replace(/^\uFEFF/, ''));
}

/**
 * The values of a JSON file, even if parts of it are wrong. Undefined if there are none. Plain JSON is read without
 * places.
 */
export function readLoosely(root: string, relative: string): JsonValue | undefined {
  const file = path.join(root, relative);
  const stats = statsAt(file);
  const bytes = stats instanceof Error || !stats.isFile() || stats.size > largest ? null : bytesAt(file);
  const text = bytes instanceof Buffer ? bytes.toString('utf8').replace(/^\uFEFF/, '') : '';
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return parseSource(relative, text).source.value;
  }
}
