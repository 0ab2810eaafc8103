import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeFleet, listBrands, readParent, type Catalogues, type LanguageReport, type ResolvedBrand } from '@livery/brand';
import { findKeptCore } from '../core/kept-core.ts';
import type { CoreBuild } from '../core/core-build.ts';
import { engineHash } from '../material/engine-hash.ts';
import type { BundleTotals } from '../output/bundle.ts';
import { sha256 } from '../output/content-hash.ts';
import { processName } from '../output/process-name.ts';
import type { StampResult } from './stamp-brand.ts';
import { lookAt, pathsOf, type TreeState } from './tree-state.ts';

export interface SeenOptions {
  root: string;
  outDir: string;
  /** The engine's texts. */
  catalogues: Catalogues;
  /** The operator's own languages. */
  languages?: readonly LanguageReport[];
  environment?: string;
  portal?: string;
}

/** Bundles that are unchanged, with unchanged sources, judged only by file sizes and times. */
export interface SeenBrands {
  /** The kept core that they were looked at with; null if there is none, or one that was edited. */
  core: CoreBuild | null;
  /** Before any brand is loaded. Finds the unchanged ones of these, none if `isTrusting` is false, and notes how the others are now. */
  look(codes: readonly string[], isTrusting: boolean): StampResult[];
  /** Notes a sound bundle. */
  add(brand: ResolvedBrand, build: string, core: string): void;
  /** Keeps the notes for the next build. */
  write(): void;
}

interface Note {
  /** Hash of the other inputs of check and bundle: core, texts, environment, and the other brands' claims. */
  inputs: string;
  /** Below `brands/`: the brand's folder and its parents'. */
  sources: TreeState;
  /** Files and folders below the bundle that describe it. */
  bundle: TreeState;
  build: string;
}

interface SeenRecord {
  version: 1;
  engine: string;
  /** All brands' claims, with the state of their files. */
  fleet: (TreeState & { words: string }) | null;
  /** By the bundle's folder. */
  notes: Record<string, Note>;
}

/** In milliseconds. Two edits in one tick of a coarse disk leave one time, so a file that young is not relied on. */
const tooYoung = 2000;
const bundleFiles = ['files.json', 'index.html', 'version.json'];

export interface FoundBrands {
  seen: SeenBrands;
  unchanged: StampResult[];
  /** The codes that are left to load. */
  others: string[];
}

/** The brands that need neither check nor stamp. Call it before loading them. */
export async function findUnchanged({
  codes,
  isTrusting,
  ...options
}: SeenOptions & { codes: readonly string[]; isTrusting: boolean }): Promise<FoundBrands> {
  const seen = await openSeen(options);
  const unchanged = seen.look(codes, isTrusting);
  const known = new Set(unchanged.map(({ code }) => code));
  return { seen, unchanged, others: codes.filter((code) => !known.has(code)) };
}

async function openSeen({ root, outDir, catalogues, languages = [], environment, portal }: SeenOptions): Promise<SeenBrands> {
  const file = join(root, '.livery', 'seen.json');
  const brandsDir = join(root, 'brands');
  const settled = Date.now() - tooYoung;
  const engine = engineHash();
  const record = readRecord(file, engine);
  const core = findKeptCore({ root, ...(portal && { portal }) });
  const fleet = await lookAtFleet(root, record, settled);
  // A translation with an error can give the same texts as before, since English fills its place.
  const faulty = languages.filter(({ ok }) => !ok).map(({ code }) => code);
  const inputsWith = (hash: string): string => sha256(JSON.stringify([hash, catalogues, faulty, environment ?? null, fleet.words]));
  const inputs = core === null ? null : inputsWith(core.hash);
  const before = new Map<string, { lineage: string[]; state: TreeState }>();
  let isNew = fleet.state?.hash !== record.fleet?.hash;
  const stands = (out: string): boolean => {
    const note = record.notes[out];
    if (note === undefined || note.inputs !== inputs) return false;
    return lookAt(brandsDir, note.sources.paths)?.hash === note.sources.hash && lookAt(out, note.bundle.paths)?.hash === note.bundle.hash;
  };
  return {
    core,
    look(codes, isTrusting) {
      return codes.flatMap((code) => {
        const started = performance.now();
        const out = join(outDir, code);
        const found = isTrusting && stands(out) ? readBundle(out, record.notes[out]?.build) : null;
        if (found !== null) return [{ code, status: 'unchanged' as const, out, ms: performance.now() - started, ...found }];
        const lineage = lineageOf(root, code);
        const trees = lineage.map((folder) => pathsOf(brandsDir, folder));
        const state = trees.includes(null)
          ? null
          : stateOf(
              brandsDir,
              trees.flatMap((paths) => paths ?? []),
              settled,
            );
        if (state !== null) before.set(code, { lineage, state });
        return [];
      });
    },
    add(brand, build, coreHash) {
      const out = join(outDir, brand.code);
      const found = before.get(brand.code);
      // A file that has begun to extend another brand since then.
      if (found === undefined || found.lineage.join() !== [brand.code, ...brand.parents].join()) return;
      const folders = pathsOf(out, '')?.filter((path) => !/\.\w+$/.test(path));
      const bundle = folders === undefined ? null : stateOf(out, [...folders, ...bundleFiles], Infinity);
      if (bundle === null) return;
      record.notes[out] = { inputs: inputsWith(coreHash), sources: found.state, bundle, build };
      isNew = true;
    },
    write() {
      if (!isNew) return;
      writeRecord(file, { ...record, fleet: fleet.state });
    },
  };
}

/** All brands' claims. Their files are read only if one of them changed. */
async function lookAtFleet(root: string, { fleet }: SeenRecord, settled: number): Promise<{ words: string; state: SeenRecord['fleet'] }> {
  const paths = (await listBrands(root)).map((code) => join(code, 'brand.json'));
  const state = stateOf(join(root, 'brands'), paths, settled);
  const words = state !== null && state.hash === fleet?.hash ? fleet.words : sha256(await describeFleet(root));
  return { words, state: state === null ? null : { ...state, paths: [], words } };
}

/** Null when something is gone, or changed after `settled`. */
function stateOf(dir: string, paths: string[], settled: number): TreeState | null {
  const look = lookAt(dir, paths);
  return look === null || look.youngest > settled ? null : { paths, hash: look.hash };
}

/** A brand and its parents, as far as their files can be read. */
function lineageOf(root: string, code: string): string[] {
  const lineage: string[] = [];
  for (let folder: string | null = code; folder !== null && !lineage.includes(folder); folder = readParent(root, folder))
    lineage.push(folder);
  return lineage;
}

/** Null if the bundle is another one by now. */
function readBundle(out: string, expected: string | undefined): (BundleTotals & { build: string }) | null {
  try {
    const { build, files, bytes, htmlGzip } = JSON.parse(readFileSync(join(out, 'version.json'), 'utf8')) as BundleTotals & {
      build: string;
    };
    return build === expected ? { build, files, bytes, htmlGzip } : null;
  } catch {
    return null;
  }
}

/** Begins with the hash of the rest. A record that is missing, cut short, edited or of another engine is as good as none. */
function readRecord(file: string, engine: string): SeenRecord {
  const none: SeenRecord = { version: 1, engine, fleet: null, notes: {} };
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (sha256(body) !== text.slice(0, end)) return none;
    const record = JSON.parse(body) as SeenRecord;
    return record.version === 1 && record.engine === engine ? record : none;
  } catch {
    return none;
  }
}

function writeRecord(file: string, record: SeenRecord): void {
  const notes = Object.fromEntries(Object.entries(record.notes).filter(([out]) => existsSync(out)));
  const body = JSON.stringify({ ...record, notes });
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${processName}.tmp`;
  writeFileSync(draft, `${sha256(body)}\n${body}`);
  renameSync(draft, file);
}
