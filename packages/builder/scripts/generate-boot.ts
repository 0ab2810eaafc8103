import path from 'node:path';
import { build, type Rolldown } from 'vite';

const folder = path.resolve(import.meta.dirname, '../src/page');

/** The boot script, minified; paths are relative to the repository's root. `bootScript` writes the settings between the two parts. */
export async function generateBootFiles(): Promise<{ path: string; content: string }[]> {
  const parts = (await minifiedBoot()).split(/\bsettings\b/);
  if (parts.length !== 2) throw new Error(`The boot script must name its settings once, not ${parts.length - 1} times.`);
  const content = `// Generated from browser/boot.ts by \`npm run generate\`.\nexport const bootParts = ${JSON.stringify(parts)} as const;\n`;
  return [{ path: 'packages/builder/src/page/boot.gen.ts', content }];
}

async function minifiedBoot(): Promise<string> {
  const built = (await build({
    root: folder,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(folder, 'browser/boot.ts'), formats: ['iife'], name: 'boot' },
      minify: 'oxc',
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.');
  return chunk.code.trim().replace(/;$/, '');
}
