import { lackOf } from '../errors/setting-faults.ts';
import { readSecret, type Secret } from './secrets.ts';

interface DatabaseUrlSource {
  /** The value of the flag or its environment variable. */
  given: string | undefined;
  flag: string;
  variable: string;
  environment: NodeJS.ProcessEnv;
}

/** Passwords from manuals, and common first choices. */
const published = /^(?:postgres|password|secret|changeme|change-me|admin|livery|[A-Z]+-PASSWORD)$/;

export function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(?:ql)?:/i.test(text);
}

/** The address of a production PostgreSQL, from a flag, a variable or a file. No message repeats it, because it may contain a password. */
export function readDatabaseUrl({ given, flag, variable, environment }: DatabaseUrlSource): Secret {
  // The flag wins over the variable.
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
