import { Argument, type Option } from 'commander';
import type { Verb } from '../verbs/verb.ts';

/** How an argument is completed: by brand codes, folders, files, fixed words, or not at all. */
export type Kind = { is: 'brand' } | { is: 'folder' } | { is: 'file' } | { is: 'word'; words: readonly string[] } | { is: 'free' };

/** The columns left beside a flag's name in a terminal of 80 columns. */
const room = 62;

export interface FlagModel {
  /** With its dashes. */
  name: string;
  summary: string;
  /** `null` for a flag without a value. */
  value: { kind: Kind; name: string; isOptional: boolean } | null;
}

export interface VerbModel {
  name: string;
  summary: string;
  places: { name: string; kind: Kind; isVariadic: boolean }[];
  flags: FlagModel[];
}

/** The input for the scripts of all shells; `subjects` are the subjects of `livery help`. */
export function modelVerbs(verbs: readonly Verb[], subjects: readonly string[]): VerbModel[] {
  return verbs.map(({ name, summary, arguments: given, choices, options }) => ({
    name,
    summary: brief(summary),
    places: (given?.split(' ') ?? []).map((text) => {
      const argument = new Argument(text);
      return { name: argument.name(), kind: kindOf(argument.name(), choices?.[argument.name()], subjects), isVariadic: argument.variadic };
    }),
    flags: [...options.filter(({ hidden }) => !hidden).map(modelFlag), { name: '--help', summary: 'print help', value: null }],
  }));
}

function modelFlag(option: Option): FlagModel {
  const valueName = /[<[](.+?)[\]>.]/.exec(option.flags)?.[1] ?? '';
  const value = { kind: kindOf(valueName, option.argChoices, []), name: valueName, isOptional: option.optional };
  return { name: option.long ?? '', summary: brief(option.description), value: option.required || option.optional ? value : null };
}

function kindOf(name: string, words: readonly string[] | undefined, subjects: readonly string[]): Kind {
  if (words !== undefined) return { is: 'word', words };
  if (/^brands?$/.test(name)) return { is: 'brand' };
  if (name === 'folder' || name === 'file') return { is: name };
  return name === 'subject' ? { is: 'word', words: subjects } : { is: 'free' };
}

/** A shell shows one line and cuts the rest, so we drop whole clauses instead. */
function brief(text: string): string {
  const shorter = text.replace(/[,;:][^,;:]*$/, '');
  return text.length <= room || shorter === text ? text : brief(shorter);
}
