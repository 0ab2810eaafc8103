import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asLines, asPage, idsOf, readHeldDemands } from './held-demands.ts';
import { readPlaywright, type PlaywrightReport } from './reports.ts';
import { journeyStep, type Step } from './steps.ts';
import { root } from '../root.ts';

/**
 * Runs the journeys of the named files, or all. If brands or a site are named, it ends with the demands that held
 * there.
 */
export function chosenJourneys(files: readonly string[]): Step {
  const environment = { ...journeyStep.environment, E2E_REPORTER: 'list' };
  const step = { ...journeyStep, environment, command: [...journeyStep.command, ...files] };
  const isForBrands = process.env['BRANDS'] !== undefined || process.env['E2E_BASE_URL'] !== undefined;
  if (!isForBrands || step.report === undefined) return step;
  const read = (report: PlaywrightReport) => {
    tellHeldDemands(report);
    return readPlaywright(report);
  };
  return { ...step, report: { ...step.report, read } };
}

/** Tells for each demand and brand whether it held, and writes `demands.json` and `demands.md` to out/e2e. */
function tellHeldDemands(report: PlaywrightReport): void {
  const held = readHeldDemands(report, claimedDemands());
  const folder = path.join(root, 'out/e2e');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'demands.json'), `${JSON.stringify(held, null, 2)}\n`);
  writeFileSync(path.join(folder, 'demands.md'), asPage(held));
  process.stdout.write(`\n${asLines(held)}\n\nas a page: out/e2e/demands.md, as data: out/e2e/demands.json\n`);
}

/** The demands that titles of journeys claim, with their text. */
function claimedDemands(): Map<string, string> {
  const words = new Map(
    readFileSync(path.join(root, 'docs/demands.tsv'), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([id = '', , demand = '']) => [id, demand]),
  );
  const ids = globSync('e2e/journeys/*/*.e2e.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\[[^[\]]+\](?=['"`])/g)].flatMap(([list]) => idsOf(list)),
  );
  return new Map([...new Set(ids)].flatMap((id) => (words.has(id) ? [[id, words.get(id) ?? '']] : [])));
}
