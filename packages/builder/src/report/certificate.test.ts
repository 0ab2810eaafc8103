import { createHash } from 'node:crypto';
import { contrastRatio, defaultThemeSpec, themeToCss, type ThemeSpec } from '@livery/theme';
import { describe, expect, it } from 'vitest';
import { contrastCertificate } from './certificate.ts';
import type { ContrastCertificate } from './contrast-certificate.ts';

const spec: ThemeSpec = { ...defaultThemeSpec, seeds: { primary: '#ffd200', ground: '#fff6e6' } };

function certificateOf(part: Partial<ThemeSpec> = {}) {
  const theme = themeToCss({ ...spec, ...part });
  const made = contrastCertificate({ code: 'acme', name: 'Acme <Games>', level: 'AA', theme });
  return { ...made, theme, data: JSON.parse(made.json) as ContrastCertificate };
}

describe('contrastCertificate', () => {
  it('lists every promise with its colours, ratio and verdict [engine-09]', () => {
    const { data, theme } = certificateOf();
    expect(data).toMatchObject({ version: 1, standard: 'WCAG 2.2', brand: { code: 'acme' }, level: 'AA', ok: true });
    expect(data.rows.length).toBe(theme.contrast.length);
    for (const { colours, ratio, required, ok } of data.rows) {
      expect(contrastRatio(...colours) - ratio).toBeGreaterThanOrEqual(0);
      expect(contrastRatio(...colours) - ratio).toBeLessThan(0.01);
      expect(ok).toBe(ratio >= required);
    }
    expect(new Set(data.rows.map((row) => row.mode)).size).toBe(4);
  });

  it('is sealed by the hash of its rows', () => {
    const { json, data } = certificateOf();
    const rows = /"rows": \[\n([^]*)\n \]\n\}\n$/.exec(json)?.[1] ?? '';
    expect(data.hash).toBe(createHash('sha256').update(rows).digest('hex'));
  });

  it('says what is broken, also on the page', () => {
    const broken = certificateOf({
      modes: ['light'],
      seeds: { ...spec.seeds, money: '#ffd200' },
      contrast: { level: 'AA', onConflict: 'fail' },
    });
    expect(broken.data.ok).toBe(false);
    expect(broken.html).toContain('AA, broken');
    expect(broken.html).toContain('money on ground');
  });

  it('draws a page in the real colours that a strict policy allows [engine-09]', () => {
    const { html, theme, styleHash } = certificateOf();
    expect(html).toContain('Contrast of Acme &lt;Games&gt;');
    for (const mode of ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const)
      expect(html).toContain(theme.palettes[mode].link);
    expect(html).not.toMatch(/ style=|<script/);
    const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)).toEqual([styleHash]);
  });

  it('shows the tightest pair first', () => {
    const { html, data } = certificateOf();
    const margins = data.rows.map((row) => row.ratio / row.required);
    const first = /<b>([\d.]+):1<\/b> of ([\d.]+):1/.exec(html);
    expect(Number(first?.[1]) / Number(first?.[2])).toBe(Math.min(...margins));
  });

  it('gives the same bytes for the same brand', () => {
    const [one, other] = [certificateOf(), certificateOf()];
    expect([one.json, one.html]).toEqual([other.json, other.html]);
  });
});
