import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';

export const chart = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'start' } },
});

export const ring = style({ position: 'relative', display: 'grid', placeItems: 'center', inlineSize: 'min(14rem, 100%)' });
export const drawing = style({ inlineSize: '100%', blockSize: 'auto' });

export const middle = style({ position: 'absolute', display: 'grid', justifyItems: 'center', maxInlineSize: '55%', textAlign: 'center' });
export const total = style({ fontSize: vars.size[3], fontWeight: vars.weight.bold });
export const totalLabel = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const legend = style({ display: 'grid', gap: vars.space[3], inlineSize: '100%', maxInlineSize: '28rem' });
export const entry = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space[3] });
export const swatch = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
export const value = style({ textAlign: 'end' });
export const share = style({ display: 'block', color: vars.color.inkSoft, fontSize: vars.size[1] });

const byForce = (property: 'fill' | 'stroke', colour: string) => ({ '@media': { '(forced-colors: active)': { [property]: colour } } });

/** The background and the strokes of a texture. */
export const ground = recipe({
  base: byForce('fill', 'Canvas'),
  variants: {
    texture: {
      solid: { fill: vars.color.link, ...byForce('fill', 'CanvasText') },
      stripes: { fill: vars.color.surface },
      dots: { fill: vars.color.surface },
      dark: { fill: vars.color.inkSoft, ...byForce('fill', 'GrayText') },
      lines: { fill: vars.color.surface },
      grid: { fill: vars.color.surface },
    },
  },
});

export const mark = recipe({
  base: { fill: 'none', ...byForce('stroke', 'CanvasText') },
  variants: {
    texture: {
      solid: {},
      stripes: { stroke: vars.color.link, strokeWidth: 3 },
      dots: { stroke: vars.color.ink, strokeWidth: 4, strokeLinecap: 'round' },
      dark: {},
      lines: { stroke: vars.color.inkSoft, strokeWidth: 2 },
      grid: { stroke: vars.color.link, strokeWidth: 1 },
    },
  },
});

/** Visible on every background and texture. */
export const slice = style({ stroke: vars.color.lineStrong, strokeWidth: 0.75, ...byForce('stroke', 'CanvasText') });
