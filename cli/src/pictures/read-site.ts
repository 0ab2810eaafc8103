import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A bundle that can be photographed. */
export interface Site {
  code: string;
  /** The folder of the bundle, absolute. */
  dir: string;
  /** One hash of all inputs of the bundle, engine included. */
  build: string;
  modes: readonly string[];
  currency: string;
}

/** Reads the parts of a bundle that pictures need. The bundle may come from another version of the engine. */
export async function readSite(code: string, dir: string): Promise<Site> {
  const { build } = JSON.parse(await readFile(path.join(dir, 'version.json'), 'utf8')) as { build: string };
  const page = await readFile(path.join(dir, 'index.html'), 'utf8');
  const [, data = '{}'] = /<script type="application\/json" id="livery-brand">(.*?)<\/script>/s.exec(page) ?? [];
  const { theme, format } = JSON.parse(data) as { theme?: { modes?: string[] }; format?: { currency?: string } };
  return { code, dir, build, modes: theme?.modes ?? ['light'], currency: format?.currency ?? 'BRL' };
}
