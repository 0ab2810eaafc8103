import { themeToCss } from '@livery/theme';
import { expect, it } from 'vitest';
import { deskTheme } from './desk-theme.ts';

it('keeps every promised pair of colours readable in both modes', () => {
  const { conflicts, contrast } = themeToCss(deskTheme);
  expect(conflicts).toEqual([]);
  expect(contrast.length).toBeGreaterThan(100);
});
