import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBrands, compileCore, routeScripts, swiperBytes } from '@livery/builder';
import { writeBrand } from './brand-folders.ts';
import type { Row } from '../row.ts';

const sizes = [1, 10, 300];

interface Cost {
  /** Wall time in milliseconds. Several brands run at once. */
  wall: number;
  /** Processor time of all threads in milliseconds, hardly longer on a busy machine. */
  cpu: number;
}

/**
 * Compiles the core, then checks and stamps realistic brands: cold, warm (their pictures and fonts exist) and
 * unchanged, beside a full build of one brand. The check is part of each figure. `isLong` adds a fleet of 1,000.
 */
export async function benchStamping(isLong = false): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
  try {
    const { result: core, cost: compiling } = await costOf(() => compileCore({ root: folder }));
    const rows: Row[] = [
      { name: 'core compile with compression', value: compiling.wall / 1000, unit: 's', budget: 5 },
      { name: 'core compile with compression, processor time', value: compiling.cpu / 1000, unit: 's', budget: 7 },
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
      const cold = await costOfBuild({ root: folder, outDir });
      const warm = await costOfBuild({ root: folder, outDir, force: true });
      const unchanged = await costOfBuild({ root: folder, outDir });
      const verified = await costOfBuild({ root: folder, outDir, verify: true });
      if (size === 1) fullBuild = core.ms + cold.wall;
      const isFleet = size >= 300;
      rows.push(
        { name: `check and stamp of ${size}, cold, per brand`, value: cold.wall / size, unit: 'ms' },
        { name: `check and stamp of ${size}, warm, per brand`, value: warm.wall / size, unit: 'ms', budget: isFleet ? 50 : undefined },
        {
          name: `check and stamp of ${size}, warm, per brand, processor time`,
          value: warm.cpu / size,
          unit: 'ms',
          budget: isFleet ? 100 : undefined,
        },
        { name: `${size} unchanged, with their check`, value: unchanged.wall, unit: 'ms', budget: isFleet ? size / 2 : undefined },
        { name: `${size} unchanged, every file looked at`, value: verified.wall, unit: 'ms' },
        {
          name: `check and stamp of ${size}, warm, beside a full build of one brand`,
          value: warm.wall / size / fullBuild,
          unit: '×',
          budget: size > 1 ? 0.02 : undefined,
        },
      );
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function costOfBuild(options: Parameters<typeof buildBrands>[0]): Promise<Cost> {
  const { result, cost } = await costOf(() => buildBrands(options));
  const failed = result.brands.find(({ status }) => status === 'failed');
  if (failed !== undefined) throw new Error(`${failed.code}: ${failed.problems[0]?.message ?? 'failed'}`);
  return cost;
}

async function costOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(used);
  return { result, cost: { wall: performance.now() - began, cpu: (user + system) / 1000 } };
}
