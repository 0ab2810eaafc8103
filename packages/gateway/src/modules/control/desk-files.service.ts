import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface DeskFile {
  readonly text: string;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The files of a built desk by path. Read once, so that no request ever reads from disk. */
export function loadDesk(folder: string): ReadonlyMap<string, DeskFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name): [string, DeskFile][] => {
      const type = types[path.extname(name)];
      if (type === undefined) return [];
      return [[name.split(path.sep).join('/'), { text: readFileSync(path.join(folder, name), 'utf8'), type }]];
    }),
  );
}

/** Allows only the desk's own scripts, styles, pictures and gateway, and no string as code or markup. */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
