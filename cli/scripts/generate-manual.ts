import { readFile } from 'node:fs/promises';
import { code, table, withSections } from '@livery/contract/manual-sections';
import { allVerbs } from '../src/verbs/all-verbs.ts';
import { usageOf } from '../src/verbs/help-text.ts';
import type { Verb } from '../src/verbs/verb.ts';

const manual = 'docs/cli.md';

/** The manual with the usage and the flags of each verb. */
export async function generateManualFiles(): Promise<{ path: string; content: string }[]> {
  const text = await readFile(new URL(`../../${manual}`, import.meta.url), 'utf8');
  const sections = Object.fromEntries(allVerbs.map((verb) => [verb.name, describeVerb(verb)]));
  return [{ path: manual, content: withSections(text, sections) }];
}

function describeVerb(verb: Verb): string {
  const usage = ['livery', verb.name, ...usageOf(verb)].join(' ');
  const rows = verb.options
    .filter(({ hidden, long }) => !hidden && long !== '--json')
    .map((option) => [code(option.flags), cell(option.description)]);
  const flags = rows.length === 0 ? '' : `\n${table(['flag', 'meaning'], rows)}`;
  return `${code(usage)}: ${verb.summary}.\n${flags}`;
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
