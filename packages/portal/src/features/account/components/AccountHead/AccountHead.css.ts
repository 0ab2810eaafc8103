import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const names = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const account = style({ color: vars.color.inkSoft, fontSize: vars.size[1], overflow: 'hidden', textOverflow: 'ellipsis' });

export const level = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  marginInlineStart: 'auto',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.chip,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
});
