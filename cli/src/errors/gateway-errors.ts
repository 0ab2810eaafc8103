import { quoted, type ErrorEntries } from './error-entry.ts';
import { exitCode } from './exit-codes.ts';
import type { Lack } from './setting-faults.ts';

interface Refusal {
  message: string;
}

/** Odds in percent of the stake; `play` is the first of `count`. */
interface RefusedOdds {
  kind: string;
  play: string;
  pays: string;
  bound: string;
  count: number;
}

const refusal = ({ message }: Refusal): string => message;
const lacking = { message: ({ what }: Lack) => what, hint: ({ hint }: Lack) => hint };
const orderOfSteps = 'livery help hosting lists the roles and the order of the steps.';

const productionRefused = {
  message: ({ lacks }: { lacks: readonly Lack[] }) =>
    `${lacks.length === 1 ? 'One thing is' : `${lacks.length} things are`} missing or too weak.${lacks.map(({ what, hint }) => `\n  ${what}\n    ${hint}`).join('')}`,
  hint: 'For trials, run livery gateway without --production.',
};

/** Errors of calling or starting a gateway, and of its database and settings. */
export const gatewayErrors = {
  BadGateway: {
    title: 'Invalid gateway address',
    exitCode: exitCode.usage,
    message: ({ text }: { text: string }) => `${quoted(text)} is not an http or https address.`,
    hint: 'Write --gateway http://host:port.',
  },
  GatewaySilent: {
    title: 'The gateway does not answer',
    exitCode: exitCode.environment,
    message: ({ origin }: { origin: string }) => `Nothing answers at ${origin}.`,
    hint: 'Start it with livery gateway, or omit --gateway to see pages without it.',
  },
  NoGateway: {
    title: 'Not a Livery gateway',
    exitCode: exitCode.environment,
    message: ({ origin, strange }: { origin: string; strange: string }) => `${origin} ${strange}`,
    hint: 'Correct the address, or make the gateway answer as livery help gateway.md describes.',
  },
  GatewayVersionMismatch: {
    title: 'The gateway does not follow the contract',
    exitCode: exitCode.environment,
    message: ({ address }: { address: string }) => `${address} does not answer with the features that the contract describes.`,
    hint: 'Answer value.features as nodes of modId, enabled and childrenNodes: see livery help gateway.md.',
  },
  UnknownMerchant: {
    title: 'Unknown merchant',
    exitCode: exitCode.environment,
    message: ({ origin, status, merchant }: { origin: string; status: number; merchant: string }) =>
      `${origin} answers ${status} for the merchant ${merchant}.`,
    hint: 'Add the merchant to the gateway, or correct merchantCode in brand.json.',
  },
  GatewayMissing: {
    title: 'The gateway is not installed',
    exitCode: exitCode.environment,
    message: 'The reference gateway and its PostgreSQL are a separate package.',
    hint: 'Run: npm install --save-dev @livery/gateway',
  },
  NoControl: {
    title: 'No control of the gateway',
    exitCode: exitCode.environment,
    cases: {
      secret: {
        message: ({ file }: { file: string }) => `There is no file ${file}.`,
        hint: 'Start livery gateway in this project first. If its data is elsewhere, name the folder with --data.',
      },
      silent: {
        message: ({ origin }: { origin: string }) => `Nothing answers at ${origin}.`,
        hint: 'Start livery gateway, or name its port with --port.',
      },
      forbidden: {
        message: ({ origin, file }: { origin: string; file: string }) => `${origin} refuses the secret in ${file}.`,
        hint: 'Name the data folder of that gateway with --data.',
      },
      absent: {
        message: ({ origin }: { origin: string }) => `${origin} has no control calls.`,
        hint: 'Name the port of a gateway for trials. A gateway in production settles by itself each minute.',
      },
    },
  },
  OddsRefused: {
    title: 'Odds that may not be offered',
    exitCode: exitCode.findings,
    cases: {
      paysTooLittle: {
        message: ({ kind, play, pays, bound, count }: RefusedOdds) =>
          `${count === 1 ? 'One play pays' : `${count} plays pay`} less than ${bound} %, such as ${play} of ${kind}: ${pays} %.`,
        hint: 'Raise --prize-group, or leave these plays out where the law asks for --least.',
      },
      paysTooMuch: {
        message: ({ kind, play, pays, bound, count }: RefusedOdds) =>
          `${count === 1 ? 'One play pays' : `${count} plays pay`} more than ${bound} %, such as ${play} of ${kind}: ${pays} %.`,
        hint: 'Do not open the lottery, and report this as a bug.',
      },
      wrongCount: {
        message: ({ kind, play }: RefusedOdds) => `${play} of ${kind} doesn’t win as often as its odds say.`,
        hint: 'Do not open the lottery, and report this as a bug.',
      },
    },
  },
  SettlementRefused: {
    title: 'Refused by the settlement',
    exitCode: exitCode.findings,
    cases: {
      line: {
        message: ({ line }: { line: number }) => `No line has the number ${line}.`,
        hint: 'The desk shows the numbers of lines, and so do the agents’ records.',
      },
      merchant: {
        message: ({ merchant }: { merchant: string; known: readonly string[] }) =>
          `The gateway answers for no merchant ${quoted(merchant)}.`,
        hint: ({ known }: { known: readonly string[] }) => `Write one of: ${known.join(', ')}.`,
        exitCode: exitCode.usage,
      },
      running: {
        message: 'Another run is at work. Only one run at a time calculates a period.',
        hint: 'Wait until it is done, then try again. Nothing is paid twice.',
      },
      refused: {
        message: ({ merchant, code }: { merchant: string; code: string }) => `The merchant ${merchant} answers ${code}.`,
        hint: 'Try again: nothing is paid twice. See the gateway’s log.',
      },
    },
  },
  NoGoodBrand: {
    title: 'No brand to answer for',
    exitCode: exitCode.findings,
    message: refusal,
    hint: 'Fix at least one of them. livery check --all shows errors, format.currency is the currency.',
  },
  ProductionRefused: {
    title: 'Not ready for production',
    exitCode: exitCode.usage,
    cases: {
      settings: productionRefused,
      surroundings: { ...productionRefused, exitCode: exitCode.environment },
    },
  },
  BadSignIn: { title: 'Invalid sign-in settings', exitCode: exitCode.usage, ...lacking },
  BadPayments: { title: 'Invalid payment settings', exitCode: exitCode.usage, ...lacking },
  BadAggregators: { title: 'Invalid aggregator settings', exitCode: exitCode.usage, ...lacking },
  BadDatabase: {
    title: 'Unusable database address',
    exitCode: exitCode.usage,
    cases: {
      missing: {
        message: 'No database is named.',
        hint: ({ variable }: { variable: string }) => `Set ${variable}, or ${variable}_FILE.`,
      },
      lacking,
    },
  },
  DatabaseBehind: {
    title: 'The database is behind',
    exitCode: exitCode.environment,
    message: refusal,
    hint: 'Run livery database migrate first. With --dry-run it only lists what it would do.',
  },
  /** The hint depends on the purpose of the connection. */
  DatabaseUnusable: {
    title: 'The database cannot be used',
    exitCode: exitCode.environment,
    cases: {
      trial: { message: refusal, hint: 'Choose another folder with --data, or your own PostgreSQL with --database-url.' },
      production: { message: refusal, hint: orderOfSteps },
      account: { message: refusal, hint: `The address of the database is the gateway’s own. ${orderOfSteps}` },
      owner: {
        message: refusal,
        hint: 'LIVERY_DATABASE_OWNER_URL is the address with the role that owns the database: see livery help hosting.',
      },
      money: { message: refusal, hint: 'LIVERY_DATABASE_URL is the address that the gateway itself uses: see livery help hosting.' },
      nameless: {
        message: refusal,
        hint: 'Give the user id a name in /etc/passwd, run as a user that has one, or name your own PostgreSQL with --database-url.',
      },
    },
  },
  MoneyRefused: {
    title: 'Nothing was done',
    exitCode: exitCode.findings,
    message: refusal,
    hint: 'livery withdrawals list and livery deposits list show what waits.',
  },
  AccountRefused: {
    title: 'The account was not added',
    exitCode: exitCode.environment,
    message: refusal,
    hint: `The address of the database is the gateway’s own. ${orderOfSteps}`,
  },
} as const satisfies ErrorEntries;
