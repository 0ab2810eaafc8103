import { quoted, type ErrorEntries } from './error-entry.ts';
import { exitCode } from './exit-codes.ts';

/** Errors of a command line and of the variables that complete it. `command` is `livery <verb>`. */
export const commandLineErrors = {
  UnknownVerb: {
    title: 'Unknown verb',
    exitCode: exitCode.usage,
    message: ({ word }: { word: string }) => `livery has no verb '${word}'.`,
    hint: ({ meant }: { meant: string | null }) => meant ?? 'livery --help lists the verbs.',
  },
  UnknownFlag: {
    title: 'Unknown flag',
    exitCode: exitCode.usage,
    message: ({ command, word }: { command: string; word: string }) => `${command} has no flag '${word}'.`,
    hint: ({ command, meant }: { command: string; meant: string | null }) => meant ?? `${command} --help lists its flags.`,
  },
  UnknownSubject: {
    title: 'Unknown subject',
    exitCode: exitCode.usage,
    message: ({ subject }: { subject: string }) => `No verb, error, rule or manual is called ${quoted(subject)}.`,
    hint: ({ near }: { near: string | null }) => (near === null ? 'livery --help lists the verbs.' : `Did you mean ${near}?`),
  },
  MissingArgument: {
    title: 'Missing argument',
    exitCode: exitCode.usage,
    cases: {
      named: {
        message: ({ command, word }: { command: string; word: string }) => `${command} requires <${word}>.`,
        hint: ({ command }: { command: string }) => `${command} --help shows its arguments.`,
      },
      code: { message: 'livery new requires the code of the brand.', hint: 'For example: livery new acme' },
      shell: {
        message: 'livery completion requires a shell.',
        hint: ({ shells }: { shells: readonly string[] }) => `Write one of: ${shells.join(', ')}.`,
      },
    },
  },
  TooManyArguments: {
    title: 'Too many arguments',
    exitCode: exitCode.usage,
    message: ({ command, most, given }: { command: string; most: string; given: string }) =>
      `${command} takes ${most} ${most === '1' ? 'argument' : 'arguments'}, but got: ${given}.`,
    hint: ({ command }: { command: string }) => `${command} --help shows its arguments.`,
  },
  MissingValue: {
    title: 'Missing value',
    exitCode: exitCode.usage,
    cases: {
      flag: {
        message: ({ flag, value }: { flag: string; value: string }) => `${flag} requires a ${value}.`,
        hint: ({ command }: { command: string }) => `${command} --help lists its flags.`,
      },
      empty: {
        message: ({ flag }: { flag: string }) => `${flag} is empty.`,
        hint: ({ usage }: { usage: string }) => `Write ${usage}, or omit it.`,
      },
      password: { message: 'The account has no password.', hint: 'Pipe it in: livery account add acme maria < password-file' },
      number: { message: 'The number of the withdrawal or deposit is missing.', hint: 'Write it as the list shows it.' },
      texts: { message: '--file is missing.', hint: 'Add --file with the file that translators sent back.' },
      operator: { message: '--operator is missing.', hint: 'Add --operator with your name: it goes into the audit log.' },
      reason: { message: '--reason is missing.', hint: 'Add --reason with a sentence for the member, in their language.' },
    },
  },
  BadValue: {
    title: 'Invalid value',
    exitCode: exitCode.usage,
    cases: {
      flag: {
        message: ({ flag, value, why }: { flag: string; value: string; why: string }) => `${flag} cannot be '${value}'. ${why}`,
        hint: ({ command }: { command: string }) => `${command} --help lists its flags.`,
      },
      argument: {
        message: ({ word, value, why }: { word: string; value: string; why: string }) => `'${value}' is not a valid ${word}. ${why}`,
        hint: ({ command }: { command: string }) => `${command} --help shows its arguments.`,
      },
      database: {
        // Without the address itself, which may hold a password.
        message: ({ flag }: { flag: string }) => `${flag} is not the address of a PostgreSQL database.`,
        hint: 'Write postgres://user:password@host:5432/name.',
      },
      audit: { message: 'An audit changes nothing.', hint: 'Omit --contract and --dry-run: they belong to livery database migrate.' },
      settle: {
        message: ({ flag }: { flag: string }) => `${flag} belongs to livery gateway settle.`,
        hint: ({ flag }: { flag: string }) => `Write livery gateway settle ${flag}, or omit it to start the gateway.`,
      },
      texts: {
        message: ({ file, why }: { file: string; why: string }) => `${file} cannot be read: ${why}.`,
        hint: 'Name the file that translators sent back with --file.',
      },
      exported: {
        message: '--as and --missing belong to livery texts export.',
        hint: 'Omit them: an import finds the format by itself.',
      },
      explained: { message: 'An explanation changes nothing.', hint: 'Omit --dry-run or --explain.' },
      brotli: { message: 'Caddy serves brotli files without this flag.', hint: 'Omit --brotli.' },
      withdrawal: {
        message: ({ id }: { id: string }) => `${quoted(id)} is not the number of a withdrawal.`,
        hint: 'livery withdrawals list shows the numbers.',
      },
    },
  },
  BadEnvironment: {
    title: 'Invalid environment variable',
    exitCode: exitCode.usage,
    cases: {
      switch: {
        message: ({ name, text }: { name: string; text: string }) => `${name} is ${quoted(text)}.`,
        hint: 'Write 1 or 0, or unset the variable.',
      },
      value: {
        message: ({ name, text, why }: { name: string; text: string; why: string }) => `${name} is ${quoted(text)}. ${why}`,
        hint: ({ usage }: { usage: string }) => `Fix the variable, or write ${usage}.`,
      },
      epoch: {
        message: ({ text }: { text: string }) => `SOURCE_DATE_EPOCH is ${quoted(text)}.`,
        hint: 'Use a Unix timestamp in seconds, or unset the variable.',
      },
    },
  },
} as const satisfies ErrorEntries;
