import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

/** What is below the line is hatched by its place, too. */
export const bar = recipe({
  base: { '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  variants: { sign: { above: { fill: vars.color.link }, below: { fill: vars.color.negativeInk } } },
});
