import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBrands, compileCore, routeScripts, swiperBytes } from '@livery/builder';
import { writeBrand } from './brand-folders.ts';
import type { Row } from '../row.ts';

const sizes = [1, 10, 100];

/**
 * Compiles the core, then checks and stamps brands as real ones are: cold, warm (their pictures and fonts are drawn and cut) and unchanged,
 * beside a full build of one brand. `isLong` adds a fleet of 1,000.
 */
export async function benchStamping(isLong = false): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
  try {
    const core = await compileCore({ root: folder });
    const rows: Row[] = [
      { name: 'core compile with compression', value: core.ms / 1000, unit: 's', budget: 5 },
      ...routeScripts(core).map(
        ({ name, bytes }) =>
          ({ name: `own scripts of the routes of ${name}, brotli`, value: bytes / 1000, unit: 'kB', budget: 25 }) as const,
      ),
      { name: 'script that turns the slides, brotli', value: swiperBytes(core) / 1000, unit: 'kB', budget: 24 },
    ];
    let made = 0;
    let fullBuild = 0;
    for (const size of isLong ? [...sizes, 1000] : sizes) {
      for (; made < size; made += 1) await writeBrand(folder, made);
      const outDir = path.join(folder, `out-${size}`);
      await rm(path.join(folder, '.livery', 'derived'), { recursive: true, force: true });
      const cold = await timeBuild({ root: folder, outDir });
      const warm = await timeBuild({ root: folder, outDir, force: true });
      const unchanged = await timeBuild({ root: folder, outDir });
      if (size === 1) fullBuild = core.ms + cold.all;
      const budget = size > 1 ? { budget: 40 } : {};
      rows.push({ name: `check and stamp of ${size}, cold, per brand`, value: cold.all / size, unit: 'ms' });
      rows.push({ name: `check and stamp of ${size}, warm, per brand`, value: warm.all / size, unit: 'ms', ...budget });
      if (size === 1000) rows.push({ name: 'check and stamp of 1000, warm', value: warm.all / 1000, unit: 's', budget: 40 });
      rows.push({ name: `${size} unchanged, without their check, per brand`, value: unchanged.stamping / size, unit: 'ms', budget: 1 });
      rows.push({
        name: `check and stamp of ${size}, warm, beside a full build of one brand`,
        value: warm.all / size / fullBuild,
        unit: '×',
        budget: size > 1 ? 0.02 : undefined,
      });
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Wall time, since several brands are under way at once: of everything, and without check and core. */
async function timeBuild(options: Parameters<typeof buildBrands>[0]): Promise<{ all: number; stamping: number }> {
  const started = performance.now();
  const { brands, ms } = await buildBrands(options);
  const failed = brands.find(({ status }) => status === 'failed');
  if (failed !== undefined) throw new Error(`${failed.code}: ${failed.problems[0]?.message ?? 'failed'}`);
  return { all: performance.now() - started, stamping: ms };
}
