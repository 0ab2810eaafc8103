import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes `licences.txt` beside a bundle: the name and licence of every bundled package, as the licences require. */
export function licences(): Plugin {
  return {
    name: 'livery-licences',
    generateBundle(_options, output) {
      const files = Object.values(output).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesOf(foldersOf(files)) });
    },
  };
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

function foldersOf(files: string[]): string[] {
  return [...new Set(files.flatMap((file) => packageFolder.exec(file)?.[0].replace(/^\0/, '') ?? []))];
}

/** The text of `licences.txt` for the packages in the given folders. */
export function licencesOf(folders: readonly string[]): string {
  const parts = folders.map((folder) => {
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { name, version, license } = JSON.parse(manifest) as Record<'name' | 'version' | 'license', string>;
    const notices = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
    const texts = notices.toSorted().map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
    return [`${name} ${version} (${license})`, ...texts].join('\n\n');
  });
  return `${parts.toSorted().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
