import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const own = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[5],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  textAlign: 'center',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      textAlign: 'start',
      gap: vars.space[6],
    },
  },
});
export const emblem = style({ display: 'grid', inlineSize: '6rem', blockSize: '6rem' });
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const over = style({ color: vars.color.inkSoft });
export const name = heading({ size: 'huge' });
export const staked = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const ladder = style({ display: 'grid', gap: vars.space[3] });
export const title = heading({ size: 'medium' });
export const list = style({ border: `${vars.border.thin} solid ${vars.color.line}`, borderRadius: vars.radius.medium, overflow: 'hidden' });
export const rule = style({ color: vars.color.inkSoft, fontSize: vars.size[1], maxInlineSize: '70ch' });
