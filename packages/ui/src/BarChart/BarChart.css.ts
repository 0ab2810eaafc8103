import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

/** Bars below the line are also hatched. */
export const bar = recipe({
  base: { '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  variants: { sign: { above: { fill: vars.color.link }, below: { fill: vars.color.negativeInk } } },
});
