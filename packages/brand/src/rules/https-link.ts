import type { JsonFix } from '../json/fix.ts';
import { isJsonObject, type JsonObject } from '../json/json-value.ts';
import { toPointer, valueAt } from '../json/pointer.ts';
import type { Finding } from '../json/source-file.ts';
import type { Rule } from './rule.ts';

const links = [
  '/license/url',
  '/customerService/url',
  ...['youtube', 'facebook', 'instagram', 'whatsapp', 'messenger', 'telegram'].map((name) => `/social/${name}`),
];
/** Addresses that pages send data to. Every page would contain their query, which often has secrets. */
const endpoints = ['/analytics/collector'];
const origins = ['/gateway/baseUrl', '/frames/games', '/frames/images'];

/** Links, calls and frames use https. Reads the files, so that every environment is checked. */
export const httpsLink: Rule = ({ files }) =>
  files.flatMap(({ path, value }) => checkFile(value).map((finding) => ({ ...finding, file: path })));

function checkFile(file: JsonObject): Finding[] {
  const { environments } = file;
  const prefixes = ['', ...Object.keys(isJsonObject(environments) ? environments : {}).map((name) => toPointer(['environments', name]))];
  const texts = [
    ...links.map((pointer) => ({ pointer, kind: 'link' }) as const),
    ...endpoints.map((pointer) => ({ pointer, kind: 'endpoint' }) as const),
    ...prefixes.flatMap((prefix) => origins.map((pointer) => ({ pointer: prefix + pointer, kind: 'origin' }) as const)),
  ];
  return texts.flatMap(({ pointer, kind }) => {
    const value = valueAt(file, pointer);
    if (Array.isArray(value)) return value.flatMap((entry, index) => check(`${pointer}/${index}`, entry, kind));
    return value === '' && pointer.endsWith('/baseUrl') ? [] : check(pointer, value, kind);
  });
}

function check(pointer: string, value: unknown, kind: 'link' | 'endpoint' | 'origin'): Finding[] {
  if (typeof value !== 'string') return [];
  const problem = (message: string, hint: string, fix?: JsonFix): Finding[] => [
    { rule: 'https-link', pointer, message, hint, ...(fix === undefined ? {} : { fix }) },
  ];
  const write = (title: string, right: string): JsonFix => ({ title, edits: [{ kind: 'set', pointer, value: right }] });
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || /[\s<>"'`\\;,]/.test(value))
    return problem('This is not a complete link.', 'Write a whole address such as https://acme.example/page.');
  if (url.protocol !== 'https:')
    return problem(
      `This link is ${url.protocol.slice(0, 20)} and not https.`,
      'Write the https address.',
      url.protocol === 'http:' ? write('http becomes https', value.replace(/^http:/i, 'https:')) : undefined,
    );
  if (url.username !== '' || url.password !== '')
    return problem('This link carries a name or a password.', 'Write the address without them.');
  if (kind === 'endpoint' && /[?#]/.test(value))
    return problem(
      'This address carries a query or a fragment, which every visitor can read.',
      `Write ${url.origin}${url.pathname} alone.`,
      write('only the address stays', `${url.origin}${url.pathname}`),
    );
  if (kind === 'origin' && url.origin !== value.replace(/\/$/, ''))
    return problem(
      'This is more than an origin: only scheme, host and port belong here.',
      `Write ${url.origin} alone.`,
      write('only the origin stays', url.origin),
    );
  return [];
}
