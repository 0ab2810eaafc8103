import { quoted, type ErrorWords, type ValuesOf } from './error-entry.ts';

/** A sentence for each fault in the gateway's settings. */
export interface Lack {
  what: string;
  hint: string;
}

interface Named {
  name: string;
}

interface Placed {
  place: string;
}

/** `shape` names the manual that shows the format of the file. */
interface Shaped extends Placed {
  shape: string;
}

const makeSecret = 'openssl rand -base64 32 makes one.';
const shapeHint = ({ shape }: { shape: string }): string => shape;
const proxiesHint = 'Write the networks of the proxies in front, such as --trusted-proxies 127.0.0.1/32 for nginx on this machine.';

/** Faults in the flags, variables and files that configure a gateway. No sentence repeats a value that may be a secret. */
const settingFaults = {
  guessable: { message: ({ name }: Named) => `${name} can be guessed: use at least 32 random characters.`, hint: makeSecret },
  notHttps: {
    message: ({ name }: Named) => `${name} is not an https address.`,
    hint: ({ example }: { example: string }) => `Write an address such as ${example}.`,
  },
  halfPair: {
    message: ({ pair }: { pair: readonly [string, string] }) => `${pair.join(' and ')} belong together, and one of them is missing.`,
    hint: ({ without }: { without: string }) => `Set both, or neither: without them ${without}.`,
  },
  bothSet: { message: ({ name }: Named) => `${name} and ${name}_FILE are both set.`, hint: 'Keep one of them.' },
  emptyFile: { message: ({ file }: { file: string }) => `${file} is empty.`, hint: 'Write the value into it.' },
  unreadableFile: {
    message: ({ name, file, why }: Named & { file: string; why: string }) => `${file}, which ${name} names, ${why}.`,
    hint: 'Fix the variable, or the file.',
  },

  notMailServer: {
    message: 'LIVERY_SMTP_URL is not the address of a mail server.',
    hint: 'Write smtps://user:password@host:465, or smtp://…:587 for STARTTLS.',
  },
  notMailAddress: {
    message: 'LIVERY_MAIL_FROM is not a mail address.',
    hint: 'Write the address alone, such as no-reply@acme.example.',
  },

  notPostgres: {
    message: ({ name }: Named) => `${name} is not the address of a PostgreSQL database.`,
    hint: 'Write postgres://user:password@host:5432/name.',
  },
  passwordOnCommandLine: {
    message: ({ flag }: { flag: string }) => `${flag} holds a password, and every program of the machine can read command lines.`,
    hint: ({ variable }: { variable: string }) => `Put the address into ${variable}, or into a file that ${variable}_FILE names.`,
  },
  commonPassword: {
    message: ({ role }: { role: string }) => `The password of the role ${role} is one of the first that an attacker tries.`,
    hint: ({ role }: { role: string }) => `Give it a random one: ALTER ROLE ${role} PASSWORD …, and ${makeSecret}`,
  },
  noDatabase: {
    message: 'No database is named. The PostgreSQL that livery brings is for trials: the gateway would own its tables, without backups.',
    hint: 'Set LIVERY_DATABASE_URL, or LIVERY_DATABASE_URL_FILE.',
  },
  dataFolder: {
    message: '--data is the folder of the gateway’s own PostgreSQL, and in production it has none.',
    hint: 'Omit it.',
  },
  noKeySecret: {
    message: 'LIVERY_KEY_SECRET is not set: the keys of sealed calls are stored under it.',
    hint: `Set it, or LIVERY_KEY_SECRET_FILE: ${makeSecret}`,
  },
  noGamesOrigin: {
    message: '--games-origin is missing: games run on their own origin.',
    hint: 'Write the one that leads here, such as https://games.acme.example.',
  },
  badGamesOrigin: {
    message: ({ text }: { text: string }) => `${quoted(text)} is not an https origin with a public name.`,
    hint: 'Write --games-origin https://games.acme.example.',
  },
  gamesOnBrandHost: {
    message: ({ code }: { code: string }) => `--games-origin is a host of ${code}: a game there could read the brand’s pages and tokens.`,
    hint: 'Give the games their own name.',
  },
  noPublicBrand: {
    message: ({ message }: { message: string }) => message,
    hint: 'livery check --all shows errors. "hosts" of brand.json are the names of the site.',
  },
  databaseNotReady: {
    message: ({ message }: { message: string }) => message,
    hint: 'livery help hosting lists the roles and the order of the steps.',
  },
  noProxies: {
    message: '--trusted-proxies is missing: with a wrong list all visitors share one limit, or choose their own address.',
    hint: proxiesHint,
  },
  nearProxyOnly: {
    message: ({ host }: { host: string }) =>
      `--trusted-proxies none: on ${host} only a proxy of this machine reaches the gateway, so all visitors would share one limit.`,
    hint: proxiesHint,
  },
  badProxy: {
    message: ({ network, why }: { network: string; why: string }) => `--trusted-proxies: ${quoted(network)} ${why}.`,
    hint: proxiesHint,
  },

  notJson: { message: 'it is not valid JSON.', hint: shapeHint },
  notObject: { message: ({ place }: Shaped) => `${place} must be an object.`, hint: shapeHint },
  notArray: { message: ({ place }: Shaped) => `${place} must be an array.`, hint: shapeHint },
  notText: { message: ({ place }: Shaped) => `${place} is not a text.`, hint: shapeHint },
  missing: { message: ({ place }: Shaped) => `${place} is missing.`, hint: shapeHint },
  unknownKey: {
    message: ({ place }: Placed) => `${place} is not known.`,
    hint: ({ known }: { known: readonly string[] }) => `Known keys: ${known.join(', ')}.`,
  },
  badSlug: {
    message: ({ place }: Placed) => `${place} may only have lower-case letters, digits and hyphens.`,
    hint: ({ advice }: { advice: string }) => advice,
  },
  badMerchant: {
    message: ({ place }: Placed) => `${place} is not a merchant code.`,
    hint: 'Name merchants as merchantCode of brand.json does.',
  },
  providerTwice: {
    message: ({ place, id }: Placed & { id: string }) => `${place} has ${quoted(id)} twice.`,
    hint: 'Give each provider its own id.',
  },
  noGames: { message: ({ place }: Placed) => `${place} offers no games.`, hint: 'Name its vendors, its types of games, or both.' },
  notCodes: { message: ({ place }: Placed) => `${place} must be an array of codes.`, hint: 'The catalogue has the codes.' },
  unknownCall: {
    message: ({ place, call }: Placed & { call: string }) => `${place} has ${call}, which no aggregator is asked for.`,
    hint: 'Use health and fixtures.',
  },
  keyTwice: { message: ({ place }: Placed) => `${place} has one key twice.`, hint: 'Give each merchant its own key.' },
} as const satisfies Readonly<Record<string, ErrorWords>>;

export type SettingFault = keyof typeof settingFaults;
export type FaultValues<Name extends SettingFault> = ValuesOf<(typeof settingFaults)[Name]>;

export function lackOf<Name extends SettingFault>(name: Name, values: FaultValues<Name>): Lack {
  const words: ErrorWords = settingFaults[name];
  const write = (text: ErrorWords['message']): string => (typeof text === 'string' ? text : text(values as never));
  return { what: write(words.message), hint: write(words.hint) };
}
