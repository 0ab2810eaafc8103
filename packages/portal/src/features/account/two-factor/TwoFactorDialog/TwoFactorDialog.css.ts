import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[4] });
export const text = style({ color: vars.color.inkSoft });
export const code = style({ display: 'grid', justifyItems: 'center', minBlockSize: '12.5rem' });
export const picture = style({ inlineSize: '12.5rem', maxInlineSize: '100%' });
export const secret = style({ display: 'grid', gap: vars.space[2] });
export const letters = style({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  letterSpacing: '0.05em',
  fontWeight: vars.weight.medium,
});
