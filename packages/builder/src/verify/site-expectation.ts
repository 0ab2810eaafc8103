import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileRecord, FilesManifest } from '../output/files-manifest.ts';
import { sha256 } from '../output/content-hash.ts';
import { parseHeaders, parseRedirects, type HeaderRule, type RedirectRule } from '../site/site-rules.ts';
import type { SiteClient } from './site-client.ts';

/** The expected state of a live site. */
export interface SiteExpectation {
  manifest: FilesManifest;
  /** Served files by path, including the records that name them. */
  files: Map<string, FileRecord>;
  /** Null when the bundle's own `_headers` is not at hand, since a site does not serve it. */
  headers: HeaderRule[] | null;
  redirects: RedirectRule[] | null;
}

/** The site serves no list of its files, or the file is none. `message` is one sentence. */
export class NoManifest extends Error {
  override readonly name = 'NoManifest';
}

/** Reads `files.json` and the bundle's other files. Throws `NoManifest`. */
export function readExpectation(file: string): SiteExpectation {
  const dir = dirname(file);
  const beside = (name: string): string | null => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : null);
  if (!existsSync(file)) throw new NoManifest(`There is no ${file}.`);
  if (!statSync(file).isFile()) throw new NoManifest(`${file} is not a file.`);
  const text = readFileSync(file, 'utf8');
  const manifest = parseManifest(text, file);
  const version = beside('version.json');
  const headers = beside('_headers');
  const redirects = beside('_redirects');
  return {
    manifest,
    files: servedFiles(manifest, { 'files.json': text, ...(version !== null && { 'version.json': version }) }),
    headers: headers === null ? null : parseHeaders(headers),
    redirects: redirects === null ? null : parseRedirects(redirects),
  };
}

/** Checks the site against its own manifest. This proves that it is consistent, not that it is the intended build. Throws `NoManifest`. */
export async function fetchExpectation(client: SiteClient): Promise<SiteExpectation> {
  const { status, body } = await client.get('/files.json');
  if (status !== 200) throw new NoManifest(`The site answers /files.json with ${status}.`);
  const manifest = parseManifest(body.toString(), '/files.json of the site');
  return { manifest, files: servedFiles(manifest, {}), headers: null, redirects: null };
}

function parseManifest(text: string, name: string): FilesManifest {
  const isManifest = (value: unknown): value is FilesManifest =>
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'files' in value &&
    Array.isArray(value.files);
  // A site may say anything: what is asked for later is an address.
  const isRecord = (file: unknown): file is FileRecord =>
    typeof file === 'object' &&
    file !== null &&
    'path' in file &&
    typeof file.path === 'string' &&
    /^[^\s/\\?#][^\s\\?#]*$/.test(file.path) &&
    file.path.isWellFormed() &&
    'sha256' in file &&
    typeof file.sha256 === 'string';
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Reported below, because text that is not JSON cannot be a manifest.
  }
  if (!isManifest(value) || !value.files.every(isRecord)) throw new NoManifest(`${name} is not a list of files of version 1.`);
  return value;
}

function servedFiles({ files }: FilesManifest, own: Record<string, string>): Map<string, FileRecord> {
  const records = Object.entries(own).map(([path, text]): FileRecord => ({ path, bytes: Buffer.byteLength(text), sha256: sha256(text) }));
  return new Map([...files.filter(({ path }) => !path.startsWith('_')), ...records].map((file) => [file.path, file]));
}
