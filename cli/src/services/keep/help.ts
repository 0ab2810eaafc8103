import { cliError } from '../../errors/cli-error.ts';
import { usageOf } from '../../verbs/help-text.ts';
import { twinOf } from '../../verbs/twin-of.ts';
import type { CommandLine, Verb } from '../../verbs/verb.ts';
import { explainedNames, readErrorPage } from '../../errors/error-pages.ts';
import { manualNames } from '../../project/manual-names.ts';
import { findManual, readManual, type ManualName } from '../../project/manuals.ts';

/** A verb, described for programs. */
export interface VerbHelp {
  name: string;
  summary: string;
  usage: string;
  flags: {
    flags: string;
    description: string;
    /** The environment variable that does the same. */
    environment: string;
    /** `null` if missing. */
    default: string | number | boolean | null;
  }[];
  examples: { command: string; what: string }[];
}

export type HelpPage =
  | { about: 'livery'; text: string; verbs: VerbHelp[]; errors: readonly string[]; manuals: readonly string[] }
  | { about: 'verb'; text: string; verb: VerbHelp; schema: Record<string, unknown> }
  | { about: 'manual'; text: string; name: ManualName }
  | { about: 'error'; text: string; name: string };

/** The page on the command line, on a verb, a manual, an error or a rule. */
export async function findHelp(subject: string | undefined, { program, verbs }: CommandLine): Promise<HelpPage> {
  if (subject === undefined)
    return {
      about: 'livery',
      text: program.helpInformation(),
      verbs: verbs.map(describeVerb),
      errors: explainedNames,
      manuals: manualNames,
    };
  const verb = verbs.find(({ name }) => name === subject);
  const command = program.commands.find((each) => each.name() === subject);
  if (verb !== undefined && command !== undefined) {
    const { schemaOf } = await import('../../json/schema-of.ts');
    return { about: 'verb', text: command.helpInformation(), verb: describeVerb(verb), schema: schemaOf(verb.name) };
  }
  const name = explainedNames.find((each) => each.toLowerCase() === subject.toLowerCase());
  if (name !== undefined) return { about: 'error', name, text: readErrorPage(name) };

  const manual = findManual(subject);
  if (manual !== undefined) return { about: 'manual', name: manual, text: readManual(manual) };

  const { nearestWord } = await import('@livery/brand');
  const near = nearestWord(subject, [...verbs.map((each) => each.name), ...explainedNames, ...manualNames]);
  throw cliError('UnknownSubject', { subject, near });
}

function describeVerb(verb: Verb): VerbHelp {
  const { name, summary, options, examples } = verb;
  return {
    name,
    summary,
    usage: ['livery', name, ...usageOf(verb)].join(' '),
    flags: options.map((option) => ({
      flags: option.flags,
      description: option.description,
      environment: twinOf(option),
      default: ['string', 'number', 'boolean'].includes(typeof option.defaultValue) ? (option.defaultValue as string) : null,
    })),
    examples: examples.map(([command, what]) => ({ command, what })),
  };
}
