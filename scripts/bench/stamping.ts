import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBrands, compileCore } from '@livery/builder';
import { makeBrand } from '../../cli/src/services/new.ts';
import type { Row } from './row.ts';

const sizes = [1, 10, 100];

/** Compiles the core, then stamps generated brands cold and unchanged, beside a full build of one brand; `isLong` adds a fleet of 1,000. */
export async function benchStamping(isLong = false): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
  try {
    const core = await compileCore({ root: folder });
    const rows: Row[] = [{ name: 'core compile with compression', value: core.ms / 1000, unit: 's', budget: 5 }];
    let made = 0;
    let fullBuild = 0;
    for (const size of isLong ? [...sizes, 1000] : sizes) {
      for (; made < size; made += 1) {
        const code = `bench-${String(made).padStart(4, '0')}`;
        const hue = Math.round((made * 137.5) % 360);
        await makeBrand(folder, code, { name: `Bench ${made}`, primary: hexOfHue(hue) });
      }
      const outDir = path.join(folder, `out-${size}`);
      await rm(path.join(folder, '.livery', 'derived'), { recursive: true, force: true });
      const cold = await perBrand(folder, outDir);
      const again = await perBrand(folder, outDir);
      if (size === 1) fullBuild = core.ms + cold;
      rows.push({ name: `stamp of ${size}, cold, per brand`, value: cold, unit: 'ms', ...(size > 1 ? { budget: 40 } : {}) });
      if (size === 1000) rows.push({ name: 'stamp of 1000, cold, all of them', value: (cold * size) / 1000, unit: 's', budget: 40 });
      rows.push({ name: `stamp of ${size}, unchanged, per brand`, value: again, unit: 'ms', budget: 1 });
      rows.push({
        name: `stamp of ${size}, cold, beside a full build of one brand`,
        value: cold / fullBuild,
        unit: '×',
        budget: size > 1 ? 0.02 : undefined,
      });
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Wall time, since several brands are under way at once. */
async function perBrand(root: string, outDir: string): Promise<number> {
  const { brands, ms } = await buildBrands({ root, outDir });
  const failed = brands.find(({ status }) => status === 'failed');
  if (failed !== undefined) throw new Error(`${failed.code}: ${failed.problems[0]?.message ?? 'failed'}`);
  return ms / brands.length;
}

function hexOfHue(hue: number): string {
  const channel = (shift: number): string => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * (0.45 - 0.35 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
