import { listed, quoted, type ErrorEntries } from './error-entry.ts';
import { exitCode } from './exit-codes.ts';

const changesUnknown = 'Changes cannot be found';

interface Codes {
  codes: readonly string[];
}

/** `flag` is empty for a value typed into a prompt. */
interface Given {
  flag: string;
  text: string;
}

const given = ({ flag, text }: Given): string => (flag === '' ? quoted(text) : `${flag} ${quoted(text)}`);

const brandsAround = ({ known }: { known: readonly string[] }): string =>
  known.length > 0 ? `The brands are: ${known.join(', ')}.` : 'brands/ is empty.';

/** Errors of the named brands, of their values, and of the git history of their files. */
export const brandErrors = {
  NoBrands: {
    title: 'No brands found',
    exitCode: exitCode.environment,
    cases: {
      folder: {
        message: 'There is no brands/ folder here or in any folder above.',
        hint: 'Go to the project, or start with: livery new <code>',
      },
      empty: { exitCode: exitCode.usage, message: 'brands/ is empty.', hint: 'Start with: livery new <code>' },
    },
  },
  NoTargets: {
    title: 'No brand given',
    exitCode: exitCode.usage,
    cases: {
      many: { message: 'This verb needs to know which brands.', hint: 'Give codes or globs such as acme or "acme-*", or use --all.' },
      one: { message: 'This verb needs to know which brand.', hint: 'Name one, such as acme.' },
    },
  },
  TooManyTargets: {
    title: 'Too many brands',
    exitCode: exitCode.usage,
    cases: {
      ways: {
        message: ({ ways }: { ways: readonly string[] }) =>
          `Pass ${listed(ways, 'or')}, not ${ways.length === 2 ? 'both' : 'all of them'}.`,
        hint: 'LIVERY_ALL and LIVERY_CHANGED count too when no brand is named.',
      },
      one: { message: ({ verb }: { verb: string }) => `livery ${verb} takes one brand.`, hint: 'Name one brand.' },
      site: {
        message: ({ pattern, codes }: Codes & { pattern: string }) => `${quoted(pattern)} matches ${listed(codes, 'and')}.`,
        hint: 'A site belongs to one brand: name that one.',
      },
    },
  },
  UnknownBrand: {
    title: 'Unknown brand',
    exitCode: exitCode.usage,
    cases: {
      pattern: {
        message: ({ pattern }: { pattern: string }) =>
          `No brand matches ${quoted(pattern.length > 60 ? `${pattern.slice(0, 59)}…` : pattern)}.`,
        hint: brandsAround,
      },
      parent: { message: (values: Given) => `${given(values)} is not a brand here.`, hint: brandsAround },
    },
  },
  OneBrand: {
    title: 'One brand needed',
    exitCode: exitCode.usage,
    cases: {
      glob: {
        message: ({ count, pattern }: { count: number; pattern: string }) => `${count} brands match ${quoted(pattern)}.`,
        hint: 'Name one.',
      },
      pair: {
        message: ({ code }: { code: string }) => `${quoted(code)} is not the code of a brand.`,
        hint: 'Name two brands by their codes.',
      },
    },
  },
  BrandBroken: {
    title: 'Brand with errors',
    exitCode: exitCode.findings,
    cases: {
      explain: {
        message: ({ codes }: Codes) => `${codes.join('')} cannot be explained while it has errors.`,
        hint: 'Fix its errors first.',
      },
      compare: {
        message: ({ codes }: Codes) => `${codes.join('')} cannot be compared while it has errors.`,
        hint: 'Fix its errors first.',
      },
      tokens: {
        message: ({ codes }: Codes) => `${codes.join('')} has no tokens to export while it has errors.`,
        hint: 'Fix its errors first.',
      },
      merchant: {
        message: ({ codes }: Codes) => `The merchant of ${codes.join('')} is unknown while it has errors.`,
        hint: 'Fix its errors first.',
      },
      host: {
        message: ({ codes }: Codes) =>
          `${listed(codes, 'and')} ${codes.length === 1 ? 'has errors, and a configuration without it would take its site' : 'have errors, and a configuration without them would take their sites'} offline.`,
        hint: 'Fix these errors first.',
      },
    },
  },
  BrandExists: {
    title: 'Brand exists',
    exitCode: exitCode.usage,
    cases: {
      before: {
        message: ({ code }: { code: string }) => `brands/${code} already exists.`,
        hint: 'Choose another code, or edit that brand.',
      },
      meanwhile: {
        message: ({ dir }: { dir: string }) => `${dir} was made by someone else in the meantime.`,
        hint: 'Look at that brand, or choose another code.',
      },
    },
  },
  BadCode: {
    title: 'Invalid code',
    exitCode: exitCode.usage,
    message: ({ code }: { code: string }) => `${quoted(code)} is not a valid code.`,
    hint: 'Use 2 to 32 lower-case letters, digits and inner hyphens, such as acme or acme-bet.',
  },
  ReservedCode: {
    title: 'Reserved code',
    exitCode: exitCode.usage,
    message: ({ message }: { message: string }) => message,
    hint: ({ hint }: { hint: string }) => hint,
  },
  BadColour: {
    title: 'Invalid colour',
    exitCode: exitCode.usage,
    message: (values: Given) => `${given(values)} is not a valid colour.`,
    hint: "Write a CSS colour such as '#ff6600', in quotes.",
  },
  BadName: {
    title: 'Invalid name',
    exitCode: exitCode.usage,
    message: (values: Given) => `${given(values)} cannot be a name: players read it in titles and texts.`,
    hint: 'Write 1 to 40 visible characters.',
  },
  BadLanguage: {
    title: 'Unknown language',
    exitCode: exitCode.usage,
    cases: {
      portal: {
        message: (values: Given) => `${given(values)} is not a language of the portal.`,
        hint: ({ known }: { known: readonly string[] }) => `Write one of: ${known.join(', ')}.`,
      },
      own: { message: ({ message }: { message: string }) => message, hint: ({ hint }: { hint: string }) => hint },
    },
  },
  BadCurrency: {
    title: 'Unknown currency',
    exitCode: exitCode.usage,
    message: (values: Given) => `${given(values)} is not a currency.`,
    hint: 'Write an ISO 4217 code such as BRL or EUR.',
  },
  UnknownPointer: {
    title: 'Unknown pointer',
    exitCode: exitCode.usage,
    message: ({ pointer }: { pointer: string }) => `The brand has no value at ${pointer}.`,
    hint: ({ near }: { near: string | null }) => (near === null ? 'livery explain <brand> lists every pointer.' : `Did you mean ${near}?`),
  },
  ModeNotOffered: {
    title: 'Mode not offered',
    exitCode: exitCode.usage,
    message: ({ code, mode }: { code: string; mode: string }) => `${code} has no ${mode} mode.`,
    hint: ({ modes }: { modes: readonly string[] }) => `It offers ${listed(modes, 'and')}, each also in high contrast.`,
  },
  BrokenRecord: {
    title: 'Unreadable record',
    exitCode: exitCode.usage,
    message: ({ code }: { code: string }) => `brands/${code}/accepted.json is not as livery wrote it.`,
    hint: 'Restore it from git, or delete it and accept again.',
  },
  NoGit: {
    title: changesUnknown,
    exitCode: exitCode.environment,
    cases: {
      program: { message: 'git is not installed.', hint: 'Install git, or name the brands.' },
      repository: {
        message: ({ folder }: { folder: string }) => `${folder} is not in a git repository.`,
        hint: 'Run git init, or name the brands.',
      },
      owner: {
        message: ({ folder }: { folder: string }) => `git does not trust ${folder}.`,
        hint: ({ advice }: { advice: string }) => advice,
      },
    },
  },
  ShallowClone: {
    title: changesUnknown,
    exitCode: exitCode.environment,
    message: 'This is a shallow clone: it does not reach back to where your branch left the main branch.',
    hint: 'Run git fetch --unshallow and git fetch origin main, or name a commit that the clone has.',
  },
  NoCommits: {
    title: 'No commits',
    exitCode: exitCode.usage,
    message: 'This repository has no commits yet.',
    hint: 'Commit something first, or use --all.',
  },
  UnknownRef: {
    title: 'Unknown git ref',
    exitCode: exitCode.usage,
    message: ({ ref }: { ref: string }) => `git does not know ${quoted(ref)}.`,
    hint: 'Name a commit, a branch or a tag that this clone has. git fetch brings others.',
  },
  BaseDoesNotBuild: {
    title: 'The base does not build',
    exitCode: exitCode.usage,
    message: ({ why }: { why: string }) => `The engine of that commit does not build here: ${why}`,
    hint: 'Choose a newer base: packages that it needs may no longer be installed.',
  },
} as const satisfies ErrorEntries;
