import { existsSync } from 'node:fs';
import { cliError } from '../../errors/cli-error.ts';
import path from 'node:path';
import { loadBrands } from '@livery/brand';
import type { VerifyReport } from '@livery/builder/verify-site';
import { findRoot } from '../../project/find-root.ts';
import { findTargets } from '../../project/targets.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';
import { bundlesFolder, requireBuilt } from '../../project/bundle-folder.ts';

export interface VerifyRequest {
  /** Another `files.json`; by default that of the brand's bundle. */
  manifest?: string;
  out?: string;
  /** `host:port` to connect to instead of the address in DNS. */
  connect?: string;
  gamesOrigin?: readonly string[];
  /** Seconds for the whole run. */
  timeLimit: number;
  onProgress?: Progress;
}

export interface Verified {
  report: VerifyReport;
  /** The brand whose bundle was compared; null when none was found. */
  brand: string | null;
}

/** Compares a live site with a bundle: the named one, else that of the brand with this host, else with its own `files.json`. */
export async function verify(cwd: string, address: string, brand: string | undefined, request: VerifyRequest): Promise<Verified> {
  const { manifest, out, connect, gamesOrigin, timeLimit, onProgress = ignoreProgress } = request;
  const url = readAddress(address);
  const found =
    manifest === undefined ? await findBundle(cwd, url.hostname, brand, out) : { code: brand ?? null, file: path.resolve(cwd, manifest) };
  const { verifySite } = await import('@livery/builder/verify-site');
  const local = localTarget(url);
  const target = connect === undefined ? local : readConnect(connect);
  // Preview allows frames of its gateway's games.
  const gamesOrigins = [...(gamesOrigin ?? []), ...(local === undefined ? [] : [`http://games.localhost:${local.port}`])];
  const report = await verifySite({
    url,
    timeLimit: timeLimit * 1000,
    ...(found.file === null ? {} : { manifest: found.file }),
    ...(target === undefined ? {} : { connect: target }),
    gamesOrigins,
    onProgress: ({ address: asked, done, of }) => onProgress(asked, { done, of }),
  }).catch((error: unknown) => {
    throw toReport(error);
  });
  return { report, brand: found.code };
}

function readAddress(text: string): URL {
  const full = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url;
  throw cliError('BadAddress', { case: 'site', text });
}

function readConnect(text: string): { host: string; port: number } {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host !== '') return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
  throw cliError('BadAddress', { case: 'connect', text });
}

/** Browsers resolve `*.localhost`; systems may not. */
function localTarget({ hostname, port, protocol }: URL): { host: string; port: number } | undefined {
  if (!hostname.endsWith('.localhost')) return undefined;
  return { host: '127.0.0.1', port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) };
}

async function findBundle(
  cwd: string,
  hostname: string,
  brand: string | undefined,
  out: string | undefined,
): Promise<{ code: string | null; file: string | null }> {
  if (brand !== undefined) {
    const { root, codes } = await findTargets(cwd, [brand], {});
    const folder = bundlesFolder(cwd, root, out);
    const [code = ''] = codes;
    if (codes.length > 1) throw cliError('TooManyTargets', { case: 'site', pattern: brand, codes });
    requireBuilt(folder, [code]);
    return { code, file: path.join(folder, code, 'files.json') };
  }
  const root = findRoot(cwd);
  const reports = root === null ? [] : await loadBrands({ root });
  const code = reports.find((report) => `${report.code}.localhost` === hostname || report.brand?.hosts.includes(hostname))?.code ?? null;
  const file = root === null || code === null ? null : path.join(bundlesFolder(cwd, root, out), code, 'files.json');
  return { code, file: file !== null && existsSync(file) ? file : null };
}

function toReport(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name !== 'SiteSilent' && error.name !== 'NoManifest') return error;
  return cliError(error.name, { message: error.message }, { cause: error });
}
