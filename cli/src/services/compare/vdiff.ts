import { existsSync } from 'node:fs';
import type { Problem } from '@livery/brand';
import { findChromium } from '../../pictures/find-chromium.ts';
import { shotsOf } from '../../pictures/key-pages.ts';
import type { Site } from '../../pictures/read-site.ts';
import { pictureFile, takePictures, type Album } from '../../pictures/take-pictures.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { readAccepted, requireAcceptable, writeAccepted, type AcceptedPictures } from '../../pictures/accepted.ts';
import { compareLooks, hashOfFile, type LookChange } from '../../pictures/compare-looks.ts';
import { prunePictures } from '../../pictures/prune-pictures.ts';
import { stampSites } from '../../pictures/sites.ts';
import { workFolder } from '../../project/work-folder.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';

export interface VdiffRequest extends TargetOptions {
  accept?: boolean;
  dryRun?: boolean;
  onProgress?: Progress;
}

export interface BrandLook {
  code: string;
  /** `unchanged`: the bundle is the accepted one, so nothing was drawn. `same`: drawn, without a visible difference. */
  status: 'unchanged' | 'same' | 'changed' | 'new' | 'failed';
  pictures: LookChange[];
  problems: Problem[];
}

export interface VdiffResult {
  root: string;
  looks: BrandLook[];
  /** Brands whose pictures were accepted, or would have been on a dry run. */
  accepted: string[];
}

/** Photographs brands whose bundles changed, and compares the pictures with the accepted ones. */
export async function vdiff(
  cwd: string,
  patterns: readonly string[],
  { accept = false, dryRun = false, onProgress = ignoreProgress, ...targets }: VdiffRequest,
): Promise<VdiffResult> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  if (accept) await requireAcceptable(root, codes);
  // Brands that all were accepted may all be unchanged: then nothing is drawn.
  const records = await Promise.all(codes.map((code) => readAccepted(root, code)));
  if (records.some(({ pictures }) => pictures === undefined)) await findChromium();
  const { sites, failed } = await stampSites(root, codes, onProgress);
  const looks: BrandLook[] = failed.map(({ code, problems }) => ({ code, status: 'failed', pictures: [], problems }));
  const stale: { site: Site; accepted: AcceptedPictures | null }[] = [];
  for (const site of sites) {
    const { pictures = null } = await readAccepted(root, site.code);
    if (pictures?.build === site.build) looks.push({ code: site.code, status: 'unchanged', pictures: [], problems: [] });
    else stale.push({ site, accepted: pictures });
  }
  const takenDir = workFolder(root, 'pictures');
  const accepting: string[] = [];
  if (stale.length > 0) {
    const album = await takePictures(
      stale.map(({ site }) => site),
      { cacheDir: takenDir, onProgress },
    );
    for (const [index, { site, accepted }] of stale.entries()) {
      onProgress(`comparing ${site.code}`, { done: index + 1, of: stale.length });
      looks.push({ code: site.code, problems: [], ...(await compareSite(site, accepted, album, takenDir)) });
      if (accept && !dryRun) await writeAccepted(root, site.code, { pictures: await recordOf(site, album) });
      if (accept) accepting.push(site.code);
    }
    await prunePictures(root);
  }
  return { root, looks: looks.toSorted((one, other) => (one.code < other.code ? -1 : 1)), accepted: accepting };
}

async function compareSite(
  site: Site,
  accepted: AcceptedPictures | null,
  album: Album,
  takenDir: string,
): Promise<Pick<BrandLook, 'status' | 'pictures'>> {
  const shots = shotsOf(site.modes);
  const lost = Object.keys(accepted?.shots ?? {}).filter((id) => shots.every((shot) => shot.id !== id));
  const pictures: LookChange[] = [];
  for (const [id, after] of [
    ...shots.map((shot) => [shot.id, album.fileOf(site, shot)] as const),
    ...lost.map((id) => [id, null] as const),
  ]) {
    const file = accepted === null ? null : pictureFile(takenDir, accepted.camera, accepted.build, id);
    const hashBefore = accepted?.shots[id] ?? null;
    pictures.push(await compareLooks({ shot: id, before: file !== null && existsSync(file) ? file : null, hashBefore, after }));
  }
  if (accepted === null) return { status: 'new', pictures };
  return { status: pictures.every(({ status }) => status === 'same') ? 'same' : 'changed', pictures };
}

async function recordOf(site: Site, album: Album): Promise<AcceptedPictures> {
  const hashes = shotsOf(site.modes).map(async (shot) => [shot.id, await hashOfFile(album.fileOf(site, shot))] as const);
  return { camera: album.camera, build: site.build, shots: Object.fromEntries(await Promise.all(hashes)) };
}
