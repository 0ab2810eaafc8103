import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startDev } from '@livery/builder';
import { makeBrand } from '@livery/cli/new';
import { chromiumArguments } from '@livery/cli/chromium';
import { provideChromium } from '../../machine/chromium.ts';
import type { Row } from '../row.ts';

const rounds = 10;

/** Saves a brand's colour and waits until Chromium has painted it: the median of ten edits after a first one that warms up. */
export async function benchDev(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-bench-dev-'));
  const browser = await chromium.launch({ executablePath: provideChromium('measuring'), args: chromiumArguments });
  try {
    await makeBrand(folder, 'bench', { name: 'Bench' });
    const dev = await startDev({ root: folder, codes: ['bench'], port: 0 });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${dev.port}/`);
      await page.locator('h1').waitFor({ timeout: 120_000 });
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1)
        times.push(await editToPixels(page, path.join(folder, 'brands/bench/brand.json'), round));
      const median = times.slice(1).toSorted((one, other) => one - other)[rounds / 2] ?? 0;
      return [{ name: 'dev: edit of a colour to changed pixels, median of 10', value: median, unit: 'ms', budget: 100 }];
    } finally {
      await dev.close();
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the save to the frame after the one that drew the new colour. Both clocks are the machine's. */
async function editToPixels(page: Page, file: string, round: number): Promise<number> {
  const brand = JSON.parse(await readFile(file, 'utf8')) as { theme: { seeds: Record<string, string> } };
  brand.theme.seeds['primary'] = round % 2 === 0 ? 'crimson' : 'teal';
  // The page answers at once, with the promise still open, so that the watch is set before the save.
  const watch = await page.evaluateHandle(() => {
    const colour = () => getComputedStyle(document.documentElement).getPropertyValue('--action');
    const before = colour();
    const drawn = new Promise<number>((resolve) => {
      const look = () => (colour() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(Date.now())));
      look();
    });
    return { drawn };
  });
  const saved = Date.now();
  await writeFile(file, JSON.stringify(brand, null, 2));
  return (await watch.evaluate(({ drawn }) => drawn)) - saved;
}
