import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, reportPage } from './report-page.ts';

describe('a report page', () => {
  it('is one document without scripts, whose policy allows nothing but inline styles and pictures', () => {
    const page = reportPage({ title: 'A & B', lead: '<b>', summary: [{ label: 'Brands', value: 3, tone: 'bad' }], body: '<h2>Found</h2>' });
    expect(page).toContain(`default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:`);
    expect(page).toContain('<title>A &amp; B</title>');
    expect(page).toContain('<p class="lead">&lt;b&gt;</p>');
    expect(page).toContain('<dt>Brands</dt><dd><span aria-hidden="true">✗ </span>3</dd>');
    expect(page).not.toMatch(/<script|<link|@import|url\(/);
  });

  it('escapes every character that could end a text or an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", 'a', ';') }), (text) => {
        const escaped = escapeHtml(text);
        expect(escaped).not.toMatch(/[<>"']/);
        const back = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as Record<string, string>;
        expect(escaped.replaceAll(/&[a-z#0-9]+;/g, (entity) => back[entity] ?? entity)).toBe(text);
      }),
    );
  });
});
