import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

export const emblem = style({ display: 'block', inlineSize: '100%', blockSize: '100%', strokeLinejoin: 'round' });
export const outline = recipe({
  variants: {
    isReached: { true: { fill: vars.color.accent }, false: { fill: vars.color.sunken, stroke: vars.color.lineStrong, strokeWidth: 2 } },
  },
});
/** The lit sides. */
export const light = recipe({
  variants: {
    isReached: { true: { fill: vars.color.onAccent, fillOpacity: 0.16 }, false: { fill: vars.color.lineStrong, fillOpacity: 0.2 } },
  },
});
export const mark = recipe({
  variants: {
    isReached: { true: { fill: vars.color.onAccent, fillOpacity: 0.85 }, false: { fill: vars.color.lineStrong, fillOpacity: 0.55 } },
  },
});
