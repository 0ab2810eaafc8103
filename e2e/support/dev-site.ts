import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readSource } from '@livery/brand';
import { address } from './address.ts';

const root = path.dirname(path.dirname(import.meta.dirname));

export interface DevSite {
  /** Holds the copy of brands/. */
  folder: string;
  /** The page with all brands side by side. */
  grid: string;
  /** A brand's address. */
  url: (code: string) => string;
  /** Reads a file of a brand. */
  read: (code: string, file: string) => Promise<string>;
  /** Writes a file of a brand, or removes it. */
  write: (code: string, file: string, text: string | null) => Promise<void>;
  close: () => Promise<void>;
}

/** `livery dev --grid` on a copy of brands/, with the journeys' gateway behind it. */
export async function startDevSite(codes: readonly string[]): Promise<DevSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-dev-'));
  await cp(path.join(root, 'brands'), path.join(folder, 'brands'), { recursive: true });
  const program = [path.join(root, 'cli/src/livery.ts'), 'dev', ...codes, '--grid', '--port', '0', '--gateway', address(null)];
  const server = spawn(process.execPath, ['--conditions=livery-source', ...program], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let told = '';
  server.stderr.setEncoding('utf8').on('data', (part: string) => (told += part));
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const { value: grid = '', done } = await lines.next();
  if (done === true) throw new Error(`livery dev ended before it served:\n${told}`);
  const { port } = new URL(grid);
  const fileOf = (code: string, file: string): string => path.join(folder, 'brands', code, file);
  return {
    folder,
    grid,
    url: (code) => `http://${code}.localhost:${port}`,
    read: (code, file) => readFile(fileOf(code, file), 'utf8'),
    write: async (code, file, text) => {
      if (text === null) return rm(fileOf(code, file));
      await mkdir(path.dirname(fileOf(code, file)), { recursive: true });
      await writeFile(fileOf(code, file), text);
    },
    async close() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A change of a brand's file, saved as an editor saves it. */
export async function editBrand(site: DevSite, code: string, change: (brand: BrandText) => void): Promise<void> {
  // A brand file may have comments, and may inherit both parts.
  const { source } = readSource(site.folder, `brands/${code}/brand.json`);
  const { theme, layout, ...brand } = source.value as unknown as Partial<BrandText>;
  const edited = { ...brand, theme: { ...theme, seeds: { ...theme?.seeds } }, layout: { ...layout } };
  change(edited);
  await site.write(code, 'brand.json', JSON.stringify(edited, null, 2));
}

export interface BrandText {
  theme: { seeds: Record<string, string> };
  layout: Record<string, string>;
}
