import type { ServerResponse } from 'node:http';
import { integrityOf } from '../output/content-hash.ts';
import { escapeHtml } from '../report/escape-html.ts';
import { palettes } from '../report/report-page.ts';
import { gridStyle } from './grid-style.ts';

/** The widths of the frames. */
const widths = [
  ['Small phone', 320],
  ['Phone', 390],
  ['Tablet', 768],
  ['Desktop', 1280],
] as const;

/** One page with all brands side by side and a bar that moves them together. */
export function sendGrid(response: ServerResponse, brands: readonly { code: string; url: string }[], script: string): void {
  const style = palettes() + gridStyle;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src '${integrityOf(style)}'`,
    `frame-src ${brands.map(({ url }) => url).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
  });
  response.end(gridPage(brands, style, script));
}

function gridPage(brands: readonly { code: string; url: string }[], style: string, script: string): string {
  const count = brands.length === 1 ? '1 brand' : `${brands.length} brands`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${count} · Livery</title><style>${style}</style><script type="module" src="${script}"></script></head><body>`,
    `<header class="bar"><h1>Livery <span>${count}</span></h1>`,
    '<form id="address"><input type="text" name="path" value="/" aria-label="Address of all brands" spellcheck="false" autocomplete="off"></form>',
    '<label><input type="checkbox" id="follow" checked>Follow each other</label>',
    choice('theme', 'Theme', [
      ['Light', 'light'],
      ['Dark', 'dark'],
    ]),
    '<select id="language" aria-label="Language" hidden></select>',
    choice(
      'width',
      'Width',
      widths.map(([label, width]) => [label, String(width)]),
    ),
    '</header><main>',
    ...brands.map(frame),
    '</main></body></html>',
  ].join('');
}

function choice(id: string, label: string, entries: readonly (readonly [label: string, value: string])[]): string {
  const buttons = entries.map(([name, value]) => `<button type="button" value="${value}" aria-pressed="false">${name}</button>`);
  return `<div class="choice" id="${id}" role="group" aria-label="${label}">${buttons.join('')}</div>`;
}

function frame({ code, url }: { code: string; url: string }): string {
  return `<figure data-code="${escapeHtml(code)}"><figcaption><a href="${escapeHtml(url)}/" target="_blank">${escapeHtml(code)}</a><span class="at">/</span><span class="state" role="status"></span></figcaption><div class="view"><iframe src="${escapeHtml(url)}/" title="${escapeHtml(code)}"></iframe></div></figure>`;
}
