import { Buffer } from 'node:buffer';
import { readCoreFile, type CoreBuild } from '../core/core-build.ts';
import { parseStyles, type ParsedStyles } from './critical-css.ts';
import type { LinkedFile } from './page-html.ts';

/** What stamping needs of a core, worked out once for all brands. */
export interface CoreStamp {
  /** Integrity of every script, those that load later above all; the same for all brands. */
  importMap: string;
  linked(paths: string[]): LinkedFile[];
  parsed(styles: string[]): ParsedStyles;
}

const stamps = new WeakMap<CoreBuild, CoreStamp>();

export function coreStamp(core: CoreBuild): CoreStamp {
  const known = stamps.get(core);
  if (known) return known;
  const integrity = new Map(core.files.map(({ path, sha256 }) => [path, `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`]));
  const integrityOf = (path: string): string => integrity.get(path) ?? '';
  const scripts = core.files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  const sheets = new Map<string, ParsedStyles>();
  const stamp: CoreStamp = {
    importMap: JSON.stringify({ integrity: Object.fromEntries(scripts.map((path) => [`/${path}`, integrityOf(path)])) }),
    linked: (paths) => paths.map((path) => ({ path, integrity: integrityOf(path) })),
    parsed(styles) {
      const roots = styles.flatMap((path) => {
        const sheet = sheets.get(path) ?? parseStyles([readCoreFile(core, path)]);
        sheets.set(path, sheet);
        return sheet.roots;
      });
      return { roots };
    },
  };
  stamps.set(core, stamp);
  return stamp;
}
