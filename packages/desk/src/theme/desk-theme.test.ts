import { themeToCss } from '@livery/theme';
import { expect, it } from 'vitest';
import { deskTheme } from './desk-theme.ts';

it('is readable in both modes, its seeds as they were chosen', () => {
  const { conflicts, shifts } = themeToCss(deskTheme);
  expect(conflicts).toEqual([]);
  expect(shifts).toEqual([]);
});
