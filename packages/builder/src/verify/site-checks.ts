import { integrityOf, sha256 } from '../output/content-hash.ts';
import { contentTypeOf } from '../site/content-types.ts';
import { allowInPolicy } from '../site/security-headers.ts';
import { fileAt, headersAt, type HeaderRule } from '../site/site-rules.ts';
import { decodedBody, type SiteAnswer } from './site-client.ts';
import type { SiteExpectation } from './site-expectation.ts';

/** The check: reachability, build id, file bytes, header, compression, inline part, address without a file, or hidden path. */
export type Check = 'answer' | 'build' | 'file' | 'header' | 'encoding' | 'inline' | 'address' | 'hidden';

export interface Finding {
  check: Check;
  /** The differing part, for example `Cache-Control` or `script-src`. Empty if the address is enough. */
  subject: string;
  expected: string;
  found: string;
  /** The differences, in the order of the requests. */
  addresses: string[];
}

export type Difference = Omit<Finding, 'addresses'>;

const absent = 'absent';

/** Which build the site says that it serves. */
export function compareBuild(build: string, answer: SiteAnswer): Difference[] {
  const [, found = absent] = /"build":\s*"([^"]*)"/.exec(answer.body.toString()) ?? [];
  return answer.status === 200 && found === build ? [] : [{ check: 'build', subject: '', expected: build, found }];
}

/** Status, bytes and media type of a file requested without compression. */
export function compareFile(path: string, hash: string, answer: SiteAnswer): Difference[] {
  if (answer.status !== 200) return [{ check: 'file', subject: 'status', expected: '200', found: String(answer.status) }];
  const content = decodedBody(answer);
  const found = content === null ? 'not decodable' : sha256(content);
  const type = mediaType(answer.headers['content-type'] ?? '');
  const expected = mediaType(contentTypeOf(path));
  return [
    ...(found === hash ? [] : [{ check: 'file' as const, subject: 'sha256', expected: hash, found }]),
    ...(isSameType(type, expected) ? [] : [{ check: 'header' as const, subject: 'Content-Type', expected, found: type || absent }]),
  ];
}

/** Compares an answer's headers with the bundle's. Without these, checks only the caching of hashed names. */
export function compareHeaders(rules: HeaderRule[] | null, address: string, answer: SiteAnswer, gamesOrigins: string[]): Difference[] {
  const differences: Difference[] = [];
  const kept: HeaderRule[] = ['/core/*', '/assets/*'].map((pattern) => ({
    pattern,
    headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
  }));
  for (const [name, expected] of headersAt(rules ?? kept, address)) {
    const found = answer.headers[name.toLowerCase()];
    if (name === 'Content-Security-Policy') differences.push(...comparePolicies(allowInPolicy(expected, 'frame-src', gamesOrigins), found));
    else if (name === 'Cache-Control' ? !isSameCaching(expected, found) : spaced(found) !== spaced(expected))
      differences.push({ check: 'header', subject: name, expected, found: found ?? absent });
  }
  if (/\d/.test(answer.headers['server'] ?? ''))
    differences.push({ check: 'header', subject: 'Server', expected: 'no version', found: answer.headers['server'] ?? '' });
  return differences;
}

function comparePolicies(expected: string, found: string | undefined): Difference[] {
  if (found === undefined) return [{ check: 'header', subject: 'Content-Security-Policy', expected, found: absent }];
  const [wanted, given] = [readPolicy(expected), readPolicy(found)];
  const names = [...new Set([...wanted.keys(), ...given.keys()])];
  return names.flatMap((name): Difference[] => {
    const [left, right] = [wanted, given].map((policy) => policy.get(name)?.toSorted().join(' '));
    if (left === right) return [];
    const subject = `Content-Security-Policy ${name}`;
    return [{ check: 'header', subject, expected: wanted.get(name)?.join(' ') ?? absent, found: given.get(name)?.join(' ') ?? absent }];
  });
}

function readPolicy(policy: string): Map<string, string[]> {
  const entries = policy
    .split(';')
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  return new Map(entries.map(([name = '', ...sources]) => [name, sources]));
}

/** Requests compression: the answer must be compressed, decode correctly, and have a matching `Vary` header. */
export function compareEncoded(hash: string, offered: string, answer: SiteAnswer): Difference[] {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  const content = decodedBody(answer);
  const differences: Difference[] = [];
  if (!offered.split(', ').includes(encoding))
    differences.push({ check: 'encoding', subject: 'Content-Encoding', expected: offered, found: encoding });
  if (content === null || sha256(content) !== hash)
    differences.push({
      check: 'encoding',
      subject: `${encoding} content`,
      expected: hash,
      found: content === null ? 'not decodable' : sha256(content),
    });
  if (!/\baccept-encoding\b/i.test(answer.headers['vary'] ?? ''))
    differences.push({ check: 'header', subject: 'Vary', expected: 'Accept-Encoding', found: answer.headers['vary'] ?? absent });
  return differences;
}

/** Hashes of the inline scripts and styles of a document, quoted as a policy quotes them. */
export function inlineParts(html: string): { 'script-src': string[]; 'style-src': string[] } {
  const hashes = (parts: Element[]): string[] => parts.map(({ text }) => `'${integrityOf(text)}'`);
  const runs = ({ attributes }: Element): boolean => !/\ssrc=/.test(attributes) && !attributes.includes('application/json');
  return { 'script-src': hashes(elementsOf(html, 'script').filter(runs)), 'style-src': hashes(elementsOf(html, 'style')) };
}

interface Element {
  attributes: string;
  text: string;
}

/** A single pass, because a hostile site may send input that is expensive to read. */
function elementsOf(html: string, name: 'script' | 'style'): Element[] {
  const elements: Element[] = [];
  for (let at = html.indexOf(`<${name}`); at !== -1;) {
    const tag = html.indexOf('>', at);
    const close = tag === -1 ? -1 : html.indexOf(`</${name}>`, tag);
    if (close === -1) break;
    elements.push({ attributes: html.slice(at + name.length + 1, tag), text: html.slice(tag + 1, close) });
    at = html.indexOf(`<${name}`, close);
  }
  return elements;
}

/** A browser runs an inline part only when the policy of its page names it. */
export function compareInline(answer: SiteAnswer): Difference[] {
  const policy = readPolicy(answer.headers['content-security-policy'] ?? '');
  const parts = inlineParts((decodedBody(answer) ?? answer.body).toString());
  return (['script-src', 'style-src'] as const).flatMap((subject) => {
    const allowed = policy.get(subject) ?? [];
    const refused = parts[subject].filter((hash) => !allowed.includes(hash));
    return refused.map((found) => ({ check: 'inline' as const, subject, expected: 'a hash that the policy names', found }));
  });
}

/** An address without a file: the page that it has to show, and how. */
export function compareAddress(
  { files }: SiteExpectation,
  { to, status }: { to: string; status: number },
  answer: SiteAnswer,
): Difference[] {
  const path = fileAt(to, (name) => files.has(name)) ?? '';
  const hash = files.get(path)?.sha256 ?? absent;
  const content = decodedBody(answer);
  const found = content === null ? 'not decodable' : sha256(content);
  const differences: Difference[] = [];
  if (answer.status !== status)
    differences.push({ check: 'address', subject: 'status', expected: String(status), found: String(answer.status) });
  if (found !== hash) differences.push({ check: 'address', subject: `content of /${path}`, expected: hash, found });
  if (status === 404 && isKept(answer))
    differences.push({ check: 'header', subject: 'Cache-Control', expected: 'no-cache', found: answer.headers['cache-control'] ?? absent });
  return differences;
}

/** A private path may be missing, refused, or answered like an unknown address. */
export function compareHidden({ manifest }: SiteExpectation, answer: SiteAnswer): Difference[] {
  if (answer.status !== 200) return [];
  const hash = sha256(decodedBody(answer) ?? answer.body);
  const isPage = manifest.files.some(({ path, sha256: known }) => path.endsWith('.html') && known === hash);
  return isPage ? [] : [{ check: 'hidden', subject: '', expected: 'nothing of its own', found: `${answer.body.length} bytes` }];
}

function isKept({ headers }: SiteAnswer): boolean {
  return /immutable|max-age=[1-9]\d{4}/.test(headers['cache-control'] ?? '');
}

/** Hosts state in different words that a file is requested each time. */
function isSameCaching(expected: string, found: string | undefined): boolean {
  if (spaced(found) === spaced(expected)) return true;
  return expected === 'no-cache' && /\bno-cache\b|\bno-store\b|\bmax-age=0\b/.test(found ?? '');
}

function isSameType(found: string, expected: string): boolean {
  return found === expected || (expected === 'text/javascript' && found === 'application/javascript');
}

function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase();
}

function spaced(value: string | undefined): string | undefined {
  return value?.trim().replaceAll(/\s*,\s*/g, ', ');
}
