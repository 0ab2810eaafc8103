import { Buffer } from 'node:buffer';
import { readCoreFile, type CoreBuild } from '../core/core-build.ts';
import { criticalCss, parseStyles, usedNames, type ParsedStyles } from './critical-css.ts';
import type { LinkedFile } from './page-html.ts';

/** The core's data for stamping, computed once for all brands. */
export interface CoreStamp {
  /** The integrity of every script, especially of late ones; the same for all brands. */
  importMap: string;
  linked(paths: string[]): LinkedFile[];
  /** The rules that can apply to the markup before any interaction. Brands with the same layout share them. */
  critical(styles: string[], markup: string): string;
}

const stamps = new WeakMap<CoreBuild, CoreStamp>();

export function coreStamp(core: CoreBuild): CoreStamp {
  const known = stamps.get(core);
  if (known) return known;
  const integrity = new Map(core.files.map(({ path, sha256 }) => [path, `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`]));
  const integrityOf = (path: string): string => integrity.get(path) ?? '';
  const scripts = core.files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  const sheets = new Map<string, ParsedStyles>();
  const critical = new Map<string, string>();
  const parsed = (styles: string[]): ParsedStyles => {
    const roots = styles.flatMap((path) => {
      const sheet = sheets.get(path) ?? parseStyles([readCoreFile(core, path)]);
      sheets.set(path, sheet);
      return sheet.roots;
    });
    return { roots };
  };
  const stamp: CoreStamp = {
    importMap: JSON.stringify({ integrity: Object.fromEntries(scripts.map((path) => [`/${path}`, integrityOf(path)])) }),
    linked: (paths) => paths.map((path) => ({ path, integrity: integrityOf(path) })),
    critical(styles, markup) {
      const used = usedNames(markup);
      const key = JSON.stringify([styles, ...Object.values(used).map((names: Set<string>) => [...names].sort())]);
      const rules = critical.get(key) ?? criticalCss(parsed(styles), used);
      critical.set(key, rules);
      return rules;
    },
  };
  stamps.set(core, stamp);
  return stamp;
}
