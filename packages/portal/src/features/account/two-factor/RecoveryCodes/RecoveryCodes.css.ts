import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const codes = style({ display: 'grid', gap: vars.space[4] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
