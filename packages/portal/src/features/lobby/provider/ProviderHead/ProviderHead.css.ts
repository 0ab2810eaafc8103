import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { heading } from '@livery/ui/typography.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '10rem',
  blockSize: '5rem',
  paddingInline: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

export const words = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const title = style([heading({ size: 'large' }), { overflowWrap: 'anywhere' }]);

/** One line high before the types are known. */
export const types = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minBlockSize: '2.75rem' });
export const type = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[4],
  border: `${vars.border.medium} solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.lineStrong },
});
export const count = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
