import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

export const bar = style({ display: 'grid', gap: vars.space[2] });

export const words = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[4] });

export const value = style({ color: vars.color.inkSoft });

export const track = style({
  inlineSize: '100%',
  blockSize: '0.75rem',
  background: vars.color.sunken,
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.chip,
  overflow: 'hidden',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const fill = recipe({
  base: { '@media': { '(forced-colors: active)': { fill: 'Highlight' } } },
  variants: { tone: { link: { fill: vars.color.link }, money: { fill: vars.color.money }, negative: { fill: vars.color.negativeInk } } },
});
