import { Help } from 'commander';
import { manualNames } from '../project/manual-names.ts';
import { twinOf } from './twin-of.ts';
import type { Verb } from './verb.ts';

const style: Partial<Help> = {
  styleTitle: (text) => `\u001b[1m${text}\u001b[22m`,
  styleDescriptionText: (text) => text,
  styleSubcommandText: (text) => `\u001b[36m${text}\u001b[39m`,
  styleOptionText: (text) => `\u001b[36m${text}\u001b[39m`,
};

/** Commander's layout with our sections at the end. Commander removes colours if needed. */
const layOut = (endOf: (helper: Help) => string[]): Partial<Help> => ({
  ...style,
  formatHelp: (command, helper) => [Help.prototype.formatHelp.call(helper, command, helper), ...endOf(helper)].join('\n'),
});

/** The help of `livery --help`. */
export const programHelp: Partial<Help> = {
  ...layOut((helper) => [
    ...helper.formatItemList('Begin with:', listLines(beginnings, helper), helper),
    helper.boxWrap('livery <verb> --help shows examples. livery help <error> explains an error or a rule of livery check.', width(helper)),
    helper.boxWrap(`livery help <manual> prints a manual: ${manualNames.map(subjectOf).join(', ')}.`, width(helper)),
    helper.boxWrap(
      'Each flag can be set in the environment: --out is LIVERY_OUT. Exit codes: 0 fine, 1 findings, 2 usage, 3 environment, 70 a bug of ours, 130 interrupted.',
      width(helper),
    ),
    '',
  ]),
  subcommandTerm: (command) => [command.name(), command.usage().replace('[options]', '').trim()].join(' ').trim(),
};

/** `livery help gateway` explains the verb. */
const subjectOf = (manual: string): string => (manual === 'gateway' ? 'gateway.md' : manual);

const beginnings: Verb['examples'] = [
  ['livery new acme', 'make a brand'],
  ['livery dev acme', 'see it while it is edited'],
  ['livery build acme', 'make its bundle'],
];

/** The arguments in a verb's usage. Arguments with fixed values show them. */
export function usageOf({ arguments: given = '', choices = {} }: Verb): string[] {
  return given
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const words = choices[text.replaceAll(/[<>[\].]/g, '')];
      if (words === undefined) return text;
      return words.length === 1 && text.startsWith('<') ? words.join('') : text.replace(/\w+/, words.join('|'));
    });
}

/** The help of one verb, with environment variables and examples. */
export function helpOf(verb: Verb): Partial<Help> {
  return layOut((helper) => [
    ...helper.formatItemList(
      'Environment:',
      indented(
        verb.options
          .filter(({ hidden }) => !hidden)
          .map(twinOf)
          .join(', '),
        helper,
      ),
      helper,
    ),
    ...helper.formatItemList('Examples:', listLines(verb.examples, helper), helper),
  ]);
}

function indented(text: string, helper: Help): string[] {
  return helper
    .boxWrap(text, width(helper) - 2)
    .split('\n')
    .map((line) => `  ${line}`);
}

/** Sets each explanation beside its line, or below it on a narrow terminal. */
function listLines(examples: Verb['examples'], helper: Help): string[] {
  const longest = Math.max(...examples.map(([line]) => line.length));
  const isWide = examples.every(([, what]) => longest + what.length + 4 <= width(helper));
  return examples.map(([line, what]) => (isWide ? `  ${line.padEnd(longest)}  ${what}` : `  ${line}\n      ${what}`));
}

function width(helper: Help): number {
  return helper.helpWidth ?? 80;
}
