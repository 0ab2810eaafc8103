import { brandErrors } from './brand-errors.ts';
import { commandLineErrors } from './command-line-errors.ts';
import type { ErrorEntry, ErrorWords, ValuesOf } from './error-entry.ts';
import { gatewayErrors } from './gateway-errors.ts';
import { siteErrors } from './site-errors.ts';

/** Every error that users can fix. Names are permanent, and each has a page in docs/errors. */
export const errorTable = { ...commandLineErrors, ...brandErrors, ...siteErrors, ...gatewayErrors } as const;

export type ErrorName = keyof typeof errorTable;

export const errorNames = Object.keys(errorTable) as readonly ErrorName[];

/** The values that an error's words need, and its case if it has several. */
export type ErrorValues<Name extends ErrorName> = (typeof errorTable)[Name] extends infer Entry
  ? Entry extends { cases: infer Cases extends Record<string, ErrorWords> }
    ? { [Case in keyof Cases]: { case: Case } & ValuesOf<Cases[Case]> }[keyof Cases]
    : Entry extends ErrorWords
      ? ValuesOf<Entry>
      : never
  : never;

/** The printed form. */
export interface ErrorReport {
  name: ErrorName;
  title: string;
  message: string;
  hint: string;
}

export function writeReport<Name extends ErrorName>(name: Name, values: ErrorValues<Name>): { report: ErrorReport; exitCode: number } {
  const entry: ErrorEntry = errorTable[name];
  const words = wordsOf(entry, (values as { case?: string }).case);
  const write = (text: ErrorWords['message']): string => (typeof text === 'string' ? text : text(values as never));
  const report = { name, title: entry.title, message: write(words.message), hint: write(words.hint) };
  return { report, exitCode: words.exitCode ?? entry.exitCode };
}

function wordsOf(entry: ErrorEntry, which: string | undefined): ErrorWords {
  if (!('cases' in entry)) return entry;
  const words = entry.cases[which ?? ''];
  if (words === undefined) throw new TypeError(`An error has no case ${which}.`);
  return words;
}
