import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const menu = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [from.tablet]: { gap: vars.space[3] } },
});

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const title = style({
  paddingInline: vars.space[3],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontWeight: vars.weight.bold,
});

/** On a phone a panel of rows, beside a section a plain list. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { [from.tablet]: { overflow: 'visible', border: 0, borderRadius: 0, background: 'none' } },
});

export const row = style({
  scrollMarginBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` } },
  '@media': { [from.tablet]: { selectors: { '& + &': { borderBlockStart: 0 } } } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  // The list would clip the outline.
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
  '@media': {
    [from.tablet]: { borderRadius: vars.radius.control },
    // A mouse needs no room for a thumb, so all groups fit in view.
    [`${from.tablet} and (pointer: fine)`]: { minBlockSize: '2.25rem' },
  },
});

export const name = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** On a phone, an entry leads to another page. */
export const onward = style({
  color: vars.color.inkSoft,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [from.tablet]: { display: 'none' } },
});
