import path from 'node:path';
import { loadBrands } from '@livery/brand';
import type { HostServer } from '@livery/builder/host-config';
import { cliError } from '../../errors/cli-error.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { requireOutput, writeOutput, type OutputKind } from '../../files/own-output.ts';
import { bundlesFolder, requireBuilt } from '../../project/bundle-folder.ts';
import { gatewayOrigin } from '../../gateway/gateway-url.ts';
import { brandsBroken } from '../../project/one-brand.ts';

export interface HostRequest extends TargetOptions {
  /** The folder of the bundles on this machine. */
  out?: string;
  environment?: string;
  /** The folder of the bundles on the server. */
  root: string;
  gateway?: string;
  gamesOrigin?: readonly string[];
  plain?: boolean;
  port?: number;
  brotli?: boolean;
  certificates: string;
  /** The file for the configuration; by default it is only printed. */
  file?: string;
  dryRun?: boolean;
}

export interface HostResult {
  text: string;
  brands: { code: string; hosts: readonly string[] }[];
  /** Brands without their own host. They are left out, because a server could not tell them apart. */
  hostless: string[];
  /** Brands that call their own origin while no gateway was named. */
  unreachable: string[];
  /** Absolute; null if it was only printed. */
  file: string | null;
}

/** Makes one configuration for all hosts of the chosen brands from their bundles. */
export async function host(cwd: string, server: HostServer, patterns: readonly string[], request: HostRequest): Promise<HostResult> {
  const {
    out,
    environment,
    gateway,
    gamesOrigin,
    plain = false,
    port,
    brotli = false,
    certificates,
    file,
    dryRun = false,
    ...targets
  } = request;
  const { root: folder, ...meant } = targets;
  if (!/^\/[\w./@+-]*$/.test(folder)) throw cliError('BadRoot', { folder });
  if (server === 'caddy' && brotli) throw cliError('BadValue', { case: 'brotli' });
  const target = file === undefined ? null : path.resolve(cwd, file);
  if (target !== null) await requireOutput(cwd, target, configKind(server));
  const { root, codes } = await findTargets(cwd, patterns, meant);
  const bundles = bundlesFolder(cwd, root, out);
  requireBuilt(bundles, codes);
  const reports = await loadBrands({ root, codes, ...(environment === undefined ? {} : { environment }) });
  const broken = reports.filter(({ ok }) => !ok);
  if (broken.length > 0) throw brandsBroken(root, broken, 'host');
  const brands = reports.map(({ code, brand }) => ({ code, hosts: brand?.hosts ?? [], callsItself: brand?.gateway.baseUrl === '' }));
  const served = brands.filter(({ hosts }) => hosts.length > 0);
  if (served.length === 0) throw cliError('NoHosts', { codes });
  const { hostConfig, UnsupportedHostConfig, readHostSite } = await import('@livery/builder/host-config');
  const options = {
    root: folder.length > 1 ? folder.replace(/\/+$/, '') : folder,
    gamesOrigins: gamesOrigin ?? [],
    plain,
    port: port ?? (plain ? 80 : 443),
    ...(gateway === undefined ? {} : { gateway: gatewayOrigin(gateway) }),
  };
  try {
    const sites = served.map((brand) => readHostSite(path.join(bundles, brand.code), brand));
    const text = hostConfig(server, sites, { ...options, brotli, certificates });
    if (target !== null && !dryRun) await writeOutput(cwd, target, text, configKind(server));
    return {
      text,
      brands: served.map(({ code, hosts }) => ({ code, hosts })),
      hostless: brands.filter(({ hosts }) => hosts.length === 0).map(({ code }) => code),
      unreachable: gateway === undefined ? served.filter(({ callsItself }) => callsItself).map(({ code }) => code) : [],
      file: target,
    };
  } catch (error) {
    if (!(error instanceof UnsupportedHostConfig)) throw error;
    throw cliError('UnsupportedHostConfig', { message: error.message }, { cause: error });
  }
}

/** The first line of every configuration names the verb and the server. */
function configKind(server: HostServer): OutputKind {
  return {
    name: `a configuration that livery host ${server} wrote`,
    flag: '--file',
    isOwn: (text) => text.startsWith(`# Written by \`livery host ${server}\` for `),
  };
}
