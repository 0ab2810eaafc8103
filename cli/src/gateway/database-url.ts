import { lackOf } from '../errors/setting-faults.ts';
import { readSecret, type Secret } from './secrets.ts';

interface DatabaseUrlSource {
  /** What the flag or its twin says. */
  given: string | undefined;
  flag: string;
  variable: string;
  environment: NodeJS.ProcessEnv;
}

/** Passwords from manuals, and others that people write first. */
const published = /^(?:postgres|password|secret|changeme|change-me|admin|livery|[A-Z]+-PASSWORD)$/;

export function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(?:ql)?:/i.test(text);
}

/** The address of a PostgreSQL in public, from a flag, its twin or a file. No sentence repeats it: it may hold a password. */
export function readDatabaseUrl({ given, flag, variable, environment }: DatabaseUrlSource): Secret {
  // A flag of the command line has the last word.
  const isFlag = given !== undefined && given !== environment[variable];
  const { value, problems, warnings }: Secret = isFlag ? { value: given, problems: [], warnings: [] } : readSecret(variable, environment);
  if (value === null) return { value, problems, warnings };
  if (!isPostgresUrl(value)) {
    problems.push(lackOf('notPostgres', { name: isFlag ? flag : variable }));
    return { value: null, problems, warnings };
  }
  const { username, password, hostname, searchParams } = new URL(value);
  const secret = decodeURIComponent(password);
  if (secret !== '' && isFlag) problems.push(lackOf('passwordOnCommandLine', { flag, variable }));
  if (secret !== '' && (published.test(secret) || secret === username)) problems.push(lackOf('commonPassword', { role: username }));
  const isNear = /^(?:localhost|127\..*|\[::1\]|)$/.test(hostname) || searchParams.has('host');
  if (!isNear && !/^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? ''))
    warnings.push(`The way to ${hostname} is not encrypted: add ?sslmode=verify-full to the address, unless the network itself is.`);
  return { value, problems, warnings };
}
