import { readFileSync, statSync } from 'node:fs';
import { lackOf, type Lack } from '../errors/setting-faults.ts';
import { toCliError } from '../errors/cli-error.ts';

export interface Secret {
  /** Without the file's last line break; null when none was given. */
  value: string | null;
  problems: Lack[];
  /** Sentences. */
  warnings: string[];
}

/**
 * Reads a secret from the variable `name`, or from the file that `<name>_FILE` names. Secrets never come from the command line, which
 * every program of the machine can read.
 */
export function readSecret(name: string, environment: NodeJS.ProcessEnv): Secret {
  const value = environment[name] ?? '';
  const file = environment[`${name}_FILE`] ?? '';
  if (file === '') return { value: value === '' ? null : value, problems: [], warnings: [] };
  if (value !== '') return { value: null, problems: [lackOf('bothSet', { name })], warnings: [] };
  return readSecretFile(file, `${name}_FILE`);
}

/** Reads a file that only its owner should be able to read; `name` is the flag or variable that names it. */
export function readSecretFile(file: string, name: string): Secret {
  const refuse = (lack: Lack): Secret => ({ value: null, problems: [lack], warnings: [] });
  try {
    const text = readFileSync(file, 'utf8').trim();
    const isOpen = (statSync(file).mode & 0o004) !== 0;
    if (text === '') return refuse(lackOf('emptyFile', { file }));
    return { value: text, problems: [], warnings: isOpen ? [`Everybody on this machine can read ${file}: chmod 640 closes it.`] : [] };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'does not exist' : (toCliError(error)?.message ?? 'cannot be read');
    return refuse(lackOf('unreadableFile', { name, file, why }));
  }
}

/** Long enough and not repetitive. `openssl rand -base64 32` gives 44 characters. */
export function isStrong(secret: string): boolean {
  return secret.length >= 32 && new Set(secret).size >= 10;
}

/** An address that may receive a secret: https, or plain http on this machine. */
export function isNearOrHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname));
}
