import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCode } from '@livery/contract/errors';
import type { Header } from '../site/header.ts';
import { parseHeaders, parseRedirects, type HeaderRule, type RedirectRule } from '../site/site-rules.ts';

/** A brand's hosts, headers and rules for a web server. */
export interface HostSite {
  code: string;
  hosts: readonly string[];
  /** Headers of every answer. */
  headers: Header[];
  /** Caching by address. Everything else is revalidated. */
  caching: { pattern: string; value: string }[];
  redirects: RedirectRule[];
}

export interface HostOptions {
  /** Absolute folder on the server that holds each bundle in a folder of its code. */
  root: string;
  /** Origin of the gateway behind every host; without one calls are answered with 404. */
  gateway?: string;
  /** Origins of the gateway's games: they may be framed, and their hosts lead to the gateway. */
  gamesOrigins: readonly string[];
  /** TLS ends before this server, at a load balancer. */
  plain: boolean;
  /** 443, or 80 if TLS ends before this server. */
  port: number;
}

/** A bundle needs something that a web server's configuration cannot express; `message` is one sentence. */
export class UnsupportedHostConfig extends Error {
  override readonly name = 'UnsupportedHostConfig';
}

/** Reads the headers and redirects of the bundle in `dir`. */
export function readHostSite(dir: string, { code, hosts }: Pick<HostSite, 'code' | 'hosts'>): HostSite {
  const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'));
  const redirects = parseRedirects(readFileSync(join(dir, '_redirects'), 'utf8'));
  const everywhere = rules.filter(({ pattern }) => pattern === '/*').flatMap(({ headers }) => headers);
  return { code, hosts, headers: everywhere, caching: cachingOf(rules), redirects };
}

function cachingOf(rules: HeaderRule[]): HostSite['caching'] {
  return rules
    .filter(({ pattern }) => pattern !== '/*')
    .flatMap(({ pattern, headers }) =>
      headers.map(([name, value]) => {
        if (name !== 'Cache-Control')
          throw new UnsupportedHostConfig(`_headers sets ${name} at ${pattern}; a host gets only Cache-Control by address.`);
        return { pattern, value };
      }),
    )
    .filter(({ value }) => value !== 'no-cache');
}

/** Name and port of origins whose host belongs to no brand. */
export function gamesHosts(origins: readonly string[]): string[] {
  return [...new Set(origins.map((origin) => new URL(origin).hostname))].toSorted();
}

/** The file of a redirect's page: `/en/app` is `/en/app.html`. */
export function pageFile(address: string): string {
  return `${address}.html`;
}

/** The addresses of each target, in the order of their first rule. */
export function byTarget(redirects: readonly RedirectRule[], status: RedirectRule['status']): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of redirects.filter((rule) => rule.status === status)) targets.set(to, [...(targets.get(to) ?? []), from]);
  return targets;
}

/** First lines of every configuration. */
export function preface(command: string, sites: readonly HostSite[]): string[] {
  const hosts = sites.reduce((sum, site) => sum + site.hosts.length, 0);
  return [
    `# Written by \`livery host ${command}\` for ${sites.length} ${sites.length === 1 ? 'brand' : 'brands'} on ${hosts} ${hosts === 1 ? 'host' : 'hosts'}.`,
    '# A build changes the policies below: write this again with every build, and bring both to the server together.',
  ];
}

/** The web server's own answer to a call, in the gateway's envelope; `requestId` is a variable of the server. */
export function failureEnvelope(code: ErrorCode, requestId: string): string {
  return `{"success":false,"value":{"code":"${code}","requestId":"${requestId}"},"message":"${code}"}`;
}
