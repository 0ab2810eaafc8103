import { contrastRatio, defaultThemeSpec, themeToCss, type ThemeSpec } from '@livery/theme';
import { describe, expect, it } from 'vitest';
import { brandFiles } from './brand-files.ts';
import { lookNames } from './looks.ts';

const primaries = ['#ff6600', '#1f5fd1', '#0f8a6a', '#7a3ff2', '#000000', '#ffff00'];
const modes = { light: 'assets/hero.svg', dark: 'assets/hero-dark.svg' } as const;

describe('the pictures of a new brand', () => {
  it.each(lookNames)('leave the hero text readable in light and dark with the look %s', (look) => {
    for (const primary of primaries) {
      // Each code draws another scene.
      for (const code of ['acme', 'beta', 'gamma', 'delta']) {
        const files = brandFiles('/nowhere', code, { look, primary });
        const { theme } = JSON.parse(files['brand.json'] ?? '') as { theme: ThemeSpec };
        const { palettes } = themeToCss({ ...defaultThemeSpec, ...theme });
        for (const mode of ['light', 'dark'] as const) {
          const fills = [...(files[modes[mode]] ?? '').matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill = '']) => fill);
          expect(fills).toHaveLength(4);
          for (const fill of fills) {
            for (const words of [palettes[mode].ink, palettes[mode].inkSoft])
              expect(contrastRatio(words, fill), `${code} ${primary} ${mode} ${words} on ${fill}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    }
  });
});
