import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const navigation = style({ display: 'grid', gap: vars.space[4] });
export const group = style({ display: 'grid', gap: vars.space[1] });

export const heading = style({
  paddingInline: vars.space[3],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: vars.weight.medium },
  },
});

export const name = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
