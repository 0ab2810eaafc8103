import { basename, join } from 'node:path';
import { clientDir, type CoreBuild } from '../core/core-build.ts';
import type { InlineParts } from '../page/page-html.ts';
import { compress, isCompressible, type Effort } from './compress.ts';
import { integrityOf, sha256 } from './content-hash.ts';
import type { FileRecord, FilesManifest } from './files-manifest.ts';
import { openDraft } from './output-folder.ts';

export interface BundleTotals {
  files: number;
  bytes: number;
  htmlGzip: number;
}

export interface Bundle {
  /** Writes a file and, where it helps, its compressed twins. Returns the bytes of the gzip twin. */
  addFile(path: string, content: Buffer | string, about?: FileNotes): Promise<number>;
  /** Shares the compiled portal's files with the cache. */
  linkCore(core: CoreBuild): void;
  /** Works out the bundle's id, writes the files that name it, and puts the bundle in its place. */
  finish(facts: BundleFacts): Promise<BundleTotals & { build: string }>;
  discard(): void;
}

export interface FileNotes {
  /** Why a script is shipped. */
  reason?: string;
  /** How hard the twins are compressed; `each` when absent. */
  effort?: Effort;
}

export interface BundleFacts {
  /** Hash of the bundle's inputs. */
  inputs: string;
  core: string;
  /** Address of the portal's entry script. A page that started with another one is from another build. */
  entry: string;
  inline: InlineParts;
  htmlGzip: number;
  /** The content of `version.json` for a build id. */
  worker: { path: string; contentOf: (build: string) => string; reason: string };
}

/** Starts a bundle for `out`, a folder named by the brand's code. Throws `TargetRefused` as `openDraft` does. */
export function openBundle(out: string): Bundle {
  const draft = openDraft(out);
  const records: FileRecord[] = [];
  const written = new Map<string, { path: string; gzip: Promise<number> }>();
  const add = (path: string, content: Buffer, hash: string, reason?: string): Promise<void> => {
    records.push({ path, bytes: content.length, sha256: hash, ...(reason === undefined ? {} : { reason }) });
    return draft.write(path, content);
  };
  const addWithTwins = async (path: string, content: Buffer, hash: string, { reason, effort = 'each' }: FileNotes): Promise<number> => {
    const written = add(path, content, hash, reason);
    if (!isCompressible(path, content)) return written.then(() => content.length);
    const { br, gz } = await compress(content, effort);
    await Promise.all([written, add(`${path}.br`, br, sha256(br)), add(`${path}.gz`, gz, sha256(gz))]);
    return gz.length;
  };
  /** Several addresses may show one document. */
  const share = async (path: string, first: { path: string; gzip: Promise<number> }): Promise<number> => {
    const gzip = await first.gzip;
    for (const record of records.filter((candidate) => ['', '.br', '.gz'].some((suffix) => candidate.path === first.path + suffix))) {
      const twin = path + record.path.slice(first.path.length);
      draft.link(twin, join(draft.dir, record.path));
      records.push({ ...record, path: twin });
    }
    return gzip;
  };
  const addFile: Bundle['addFile'] = (path, content, about = {}) => {
    const bytes = Buffer.from(content);
    const hash = sha256(bytes);
    const first = written.get(hash);
    if (first) return share(path, first);
    const gzip = addWithTwins(path, bytes, hash, about);
    written.set(hash, { path, gzip });
    return gzip;
  };
  return {
    addFile,
    linkCore(core) {
      for (const { path, bytes, sha256: hash, reason } of core.files) {
        draft.link(path, join(clientDir(core), path));
        records.push({ path, bytes, sha256: hash, ...(reason === null ? {} : { reason }) });
      }
    },
    async finish({ inputs, core, entry, inline, htmlGzip, worker }) {
      const build = idOf(records, worker.contentOf(''));
      await addFile(worker.path, worker.contentOf(build), { reason: worker.reason });
      records.sort((left, right) => (left.path < right.path ? -1 : 1));
      const totals: BundleTotals = {
        files: records.length + 2,
        bytes: records.filter((record) => !isTwin(record.path)).reduce((sum, record) => sum + record.bytes, 0),
        htmlGzip,
      };
      const manifest: FilesManifest = {
        version: 1,
        tool: 'livery',
        brand: basename(out),
        build,
        inputs,
        core,
        files: records,
        inline: [
          { integrity: integrityOf(inline.boot), reason: 'sets theme, language and viewer before the first paint' },
          { integrity: integrityOf(inline.importMap), reason: 'integrity of the scripts that are loaded later' },
        ],
      };
      await Promise.all([
        draft.write('files.json', `${JSON.stringify(manifest, null, 1)}\n`),
        draft.write('version.json', `${JSON.stringify({ version: 1, build, entry, ...totals })}\n`),
      ]);
      draft.adopt();
      return { ...totals, build };
    },
    discard: () => draft.discard(),
  };
}

/**
 * A hash of what visitors get. Files that contain the id are hashed without it. Compressed twins do not count, because
 * visitors get the same content.
 */
function idOf(records: readonly FileRecord[], worker: string): string {
  const lines = records.filter(({ path }) => !isTwin(path)).map(({ path, sha256: hash }) => `${path} ${hash}`);
  return sha256([...lines.toSorted(), sha256(worker)].join('\n'));
}

function isTwin(path: string): boolean {
  return /\.(?:br|gz)$/.test(path);
}
