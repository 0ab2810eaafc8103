import type { Command, Option } from 'commander';

/** A verb of the command line as data: help, completion, the docs' test and commander's command all come from it. */
export interface Verb {
  name: string;
  /** One line, in lower case and without a full stop. */
  summary: string;
  /** In commander's syntax, e.g. `<format> [brands...]`; an argument named `brand` or `brands` is completed with the brands' codes. */
  arguments?: string;
  /** What an argument may be, by its name, e.g. `{ format: ['nginx', 'caddy'] }`; others are refused. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Each gets a `LIVERY_*` twin; the shared ones are in `options.ts`. */
  options: readonly Option[];
  /** Whole command lines and what each is for. */
  examples: readonly (readonly [command: string, what: string])[];
  /** The command takes the arguments in order, then the options and the command line, and answers an exit code. It is loaded when it runs. */
  load: () => Promise<(...args: never[]) => Promise<number>>;
}

/** The whole command line, for a verb that explains the others. */
export interface CommandLine {
  program: Command;
  verbs: readonly Verb[];
}
