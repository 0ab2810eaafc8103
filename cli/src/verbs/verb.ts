import type { Command, Option } from 'commander';

/** A verb as data. Help, completion, the manual and commander's command are made from it. */
export interface Verb {
  name: string;
  /** One line, in lower case and without a full stop. */
  summary: string;
  /** In commander's syntax, e.g. `<format> [brands...]`; an argument named `brand` or `brands` is completed with the brands' codes. */
  arguments?: string;
  /** The allowed values of an argument by its name, e.g. `{ format: ['nginx', 'caddy'] }`. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Each also gets a `LIVERY_*` variable. Shared options are in `options.ts`. */
  options: readonly Option[];
  /** Whole command lines with an explanation. */
  examples: readonly (readonly [command: string, what: string])[];
  /** Loads the command, which takes the arguments in order, then the options and the command line, and returns an exit code. */
  load: () => Promise<(...args: never[]) => Promise<number>>;
}

/** The whole command line, for a verb that explains the others. */
export interface CommandLine {
  program: Command;
  verbs: readonly Verb[];
}
