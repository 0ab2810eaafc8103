import { execFileSync } from 'node:child_process';
import { loadBrands } from '@livery/brand';
import { brandFile } from '@livery/brand/testing/brand-file';
import { BrandFolder } from '@livery/brand/testing/brand-folder';
import { loadCatalogues } from '@livery/builder/catalogues';
import { readAccepted, writeAccepted } from '@livery/cli/accepted';
import { stampSites } from '@livery/cli/sites';
import { vdiff } from '@livery/cli/vdiff';
import { findTargets } from '@livery/cli/targets';
import { codeOf } from './brand-folders.ts';
import type { Row } from '../row.ts';

const many = 1000;
const some = 50;
const quiet = (): void => undefined;

/** The cost of changing one brand of a fleet: to find and check it, and to compare its pictures. */
export async function benchFleet(): Promise<Row[]> {
  return [...(await benchChanged()), ...(await benchVdiff())];
}

async function benchChanged(): Promise<Row[]> {
  using fleet = aFleet(many);
  const { root } = fleet;
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Begin');
  writeBrand(fleet, 7, '#c2255c');
  const catalogues = await loadCatalogues();
  const started = performance.now();
  const { codes } = await findTargets(root, [], { changed: true });
  const found = performance.now();
  const reports = await loadBrands({ root, codes, catalogues });
  const checked = performance.now();
  if (codes.length !== 1 || reports[0]?.ok !== true) throw new Error(`--changed found ${codes.join(', ')}`);
  return [
    { name: `--changed of 1 in ${many}`, value: found - started, unit: 'ms', budget: 1000 },
    { name: `check of 1 changed in ${many}`, value: checked - found, unit: 'ms', budget: 1000 },
  ];
}

/** All brands are accepted as they are; the one that changes has its accepted pictures. */
async function benchVdiff(): Promise<Row[]> {
  using fleet = aFleet(some);
  const { root } = fleet;
  const { sites } = await stampSites(root, everyCode(), quiet);
  await vdiff(root, [codeOf(7)], { accept: true });
  const { pictures } = await readAccepted(root, codeOf(7));
  if (pictures === undefined) throw new Error('Nothing was accepted');
  for (const { code, build } of sites) if (code !== codeOf(7)) await writeAccepted(root, code, { pictures: { ...pictures, build } });
  writeBrand(fleet, 7, '#c2255c');
  const started = performance.now();
  const { looks } = await vdiff(root, [], { all: true });
  const seconds = (performance.now() - started) / 1000;
  const changed = looks.filter(({ status }) => status === 'changed');
  if (changed.length !== 1 || looks.filter(({ status }) => status === 'unchanged').length !== some - 1)
    throw new Error('vdiff drew other brands');
  return [{ name: `vdiff of 1 changed in ${some}, ${changed[0]?.pictures.length} pictures`, value: seconds, unit: 's', budget: 60 }];
}

function everyCode(): string[] {
  return Array.from({ length: some }, (_, index) => codeOf(index));
}

function aFleet(size: number): BrandFolder {
  const fleet = new BrandFolder();
  for (let index = 0; index < size; index += 1) writeBrand(fleet, index, `hsl(${(index * 137) % 360} 70% 45%)`);
  return fleet;
}

function writeBrand(fleet: BrandFolder, index: number, primary: string): void {
  const code = codeOf(index);
  fleet.writeBrands({ [`${code}/brand.json`]: brandFile(code, { identity: { name: `Fleet ${index}` }, theme: { seeds: { primary } } }) });
}

function git(root: string, ...args: string[]): void {
  execFileSync('git', ['-C', root, ...args]);
}
