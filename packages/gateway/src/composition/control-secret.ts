import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ControlSecret {
  readonly value: string;
  /** The secret's file for callers of `/control/`. Absolute, and readable only by its owner. */
  readonly file: string;
}

/** The secret for a data folder's control calls, created the first time. Gateways that start at once agree on one. */
export function openControlSecret(dataDir: string): ControlSecret {
  const file = path.resolve(dataDir, 'control-secret');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const written = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(written, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    try {
      linkSync(written, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(written);
    }
  }
  return { value: readFileSync(file, 'utf8').trim(), file };
}
