import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const recordName = 'joined-modules.json';

/** A page's own modules: itself, its texts, and its API client. */
const named = /\.(?:page\.tsx|\w+\.json)$|[\\/]api[\\/]client\.ts$/;

/** Writes beside the compiled portal in which chunk each page and each catalogue lies. `root` is the portal's folder. */
export function recordJoinedModules(root: string): Plugin {
  return {
    name: 'livery-record-joined-modules',
    async writeBundle({ dir = '.' }, output) {
      const chunks = Object.values(output).filter((file) => file.type === 'chunk');
      const entries = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.filter((id) => named.test(id)).map((id) => [relative(root, id).split(sep).join('/'), fileName] as const),
      );
      await writeFile(join(dir, recordName), JSON.stringify(Object.fromEntries(entries)));
    },
  };
}

/** The manifest, with modules merged into a shared chunk also under their own names. Vite lists only the chunk. */
export async function withJoinedModules(client: string, manifest: Manifest): Promise<Manifest> {
  const file = join(client, recordName);
  const chunkOf = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  await rm(file);
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const joined = Object.entries(chunkOf).flatMap(([module, chunk]) => {
    const found = byFile.get(chunk);
    return found === undefined || module in manifest ? [] : [[module, found] as const];
  });
  return { ...manifest, ...Object.fromEntries(joined) };
}
