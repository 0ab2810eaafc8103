import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const list = style({ display: 'grid', gap: vars.space[1] });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
});

export const name = style({ flexGrow: 1, minInlineSize: 0 });

/** On a phone an entry leads to another page. */
export const onward = style({
  color: vars.color.inkSoft,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [from.tablet]: { display: 'none' } },
});
