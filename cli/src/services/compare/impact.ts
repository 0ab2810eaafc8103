import path from 'node:path';
import { cliError } from '../../errors/cli-error.ts';
import { listBrands, type Problem } from '@livery/brand';
import { findChromium } from '../../pictures/find-chromium.ts';
import { shotsOf, type Shot } from '../../pictures/key-pages.ts';
import { readSite, type Site } from '../../pictures/read-site.ts';
import { takePictures, type Album } from '../../pictures/take-pictures.ts';
import { defaultBase, findChanges, requireCommit } from '../../project/changed-brands.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { withBase, type BaseWorktree } from '../../pictures/base-worktree.ts';
import { compareLooks, hashOfFile, type LookChange } from '../../pictures/compare-looks.ts';
import { prunePictures } from '../../pictures/prune-pictures.ts';
import { stampSites } from '../../pictures/sites.ts';
import { workFolder } from '../../project/work-folder.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';

export interface ImpactRequest extends TargetOptions {
  /** A git ref; by default the merge base with the main branch. */
  base?: string;
  onProgress?: Progress;
}

export interface BrandImpact {
  code: string;
  /** `same` includes brands with an identical bundle, whose pages are not rendered at all. */
  status: 'same' | 'changed' | 'new' | 'gone' | 'failed';
  pictures: LookChange[];
  problems: Problem[];
}

export interface ImpactResult {
  root: string;
  /** The commit to compare with. */
  base: string;
  impacts: BrandImpact[];
}

/** Builds the brands of a git ref, with its engine if this repository contains one, and compares pictures with today's. */
export async function findImpact(
  cwd: string,
  patterns: readonly string[],
  { base: ref, onProgress = ignoreProgress, ...targets }: ImpactRequest,
): Promise<ImpactResult> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const base = ref === undefined ? await defaultBase(root) : await requireCommit(root, ref);
  const changes = await findChanges(root, codes, base);
  // Without a difference there is nothing to render.
  if (changes.isEngineChanged || changes.codes.length > 0) await findChromium();
  const { sites, failed } = await stampSites(root, codes, onProgress);
  const impacts: BrandImpact[] = failed.map(({ code, problems }) => ({ code, status: 'failed', pictures: [], problems }));
  await withBase(root, base, async (then) => {
    const wanted = await wantedThen(then.root, codes, targets.all === true);
    const before = await buildThen(then, wanted, onProgress);
    const pairs = sites.map((now) => ({ now, old: before.find(({ code }) => code === now.code) ?? null }));
    for (const code of wanted.filter((each) => !codes.includes(each))) impacts.push({ code, status: 'gone', pictures: [], problems: [] });
    for (const { now } of pairs.filter((pair) => pair.old?.build === pair.now.build))
      impacts.push({ code: now.code, status: 'same', pictures: [], problems: [] });
    const differing = pairs.filter(({ now, old }) => old?.build !== now.build);
    if (differing.length === 0) return;
    const album = await takeBoth(differing, workFolder(root, 'pictures'), onProgress);
    for (const pair of differing) impacts.push({ code: pair.now.code, problems: [], ...(await comparePair(pair, album)) });
    await prunePictures(root);
  });
  return { root, base: base.slice(0, 9), impacts: impacts.toSorted((one, other) => (one.code < other.code ? -1 : 1)) };
}

/** The brands of the earlier commit: the chosen ones, and with `--all` also those deleted since. */
async function wantedThen(root: string | null, codes: readonly string[], isAll: boolean): Promise<string[]> {
  const known = root === null ? [] : await listBrands(root);
  return isAll ? known : known.filter((code) => codes.includes(code));
}

async function buildThen({ root, loadBuilder }: BaseWorktree, codes: string[], onProgress: Progress): Promise<Site[]> {
  if (root === null || codes.length === 0) return [];
  onProgress('building the brands as they were');
  const { buildBrands } = await loadBuilder();
  const outDir = path.join(root, '.livery', 'sites');
  const { brands } = await buildBrands({ root, codes, outDir }).catch((error: unknown) => {
    throw cliError('BaseDoesNotBuild', { why: error instanceof Error ? error.message : String(error) });
  });
  return Promise.all(brands.filter(({ status }) => status !== 'failed').map(({ code, out }) => readSite(code, out)));
}

interface Pair {
  now: Site;
  /** Null if there was none. */
  old: Site | null;
}

/** Two sites of one brand cannot be served at once. The same camera takes both, so that all files are in one record. */
async function takeBoth(pairs: readonly Pair[], cacheDir: string, onProgress: Progress): Promise<Album> {
  const old = pairs.flatMap((pair) => (pair.old === null ? [] : [pair.old]));
  if (old.length > 0) await takePictures(old, { cacheDir, onProgress });
  return takePictures(
    pairs.map(({ now }) => now),
    { cacheDir, onProgress },
  );
}

async function comparePair({ now, old }: Pair, album: Album): Promise<Pick<BrandImpact, 'status' | 'pictures'>> {
  const shots = new Map([...(old === null ? [] : shotsOf(old.modes)), ...shotsOf(now.modes)].map((shot) => [shot.id, shot]));
  const fileOf = (site: Site | null, shot: Shot): string | null =>
    site?.modes.includes(shot.mode) === true ? album.fileOf(site, shot) : null;
  const pictures: LookChange[] = [];
  for (const shot of shots.values()) {
    const before = fileOf(old, shot);
    const hashBefore = before === null ? null : await hashOfFile(before);
    pictures.push(await compareLooks({ shot: shot.id, before, hashBefore, after: fileOf(now, shot) }));
  }
  if (old === null) return { status: 'new', pictures };
  return { status: pictures.every(({ status }) => status === 'same') ? 'same' : 'changed', pictures };
}
