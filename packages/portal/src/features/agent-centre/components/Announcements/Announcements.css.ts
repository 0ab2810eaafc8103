import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

export const waiting = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '56rem' });
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], maxInlineSize: '56rem' });

export const list = style({
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

export const item = style({
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  ':last-child': { borderBlockEnd: 0 },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: vars.color.sunken } },
});

/** A dot before new items. Its space is always reserved. */
export const mark = recipe({
  base: { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: '50%', background: vars.color.negative },
  variants: { isRead: { true: { background: 'transparent' } } },
});

export const title = recipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: vars.weight.bold },
  variants: { isRead: { true: { fontWeight: vars.weight.regular } } },
});

export const date = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const chevron = style({
  display: 'grid',
  color: vars.color.inkSoft,
  transition: `rotate ${stateMotion}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const content = style({
  maxInlineSize: '70ch',
  paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
  paddingInline: `calc(${vars.space[4]} + 0.5rem + ${vars.space[3]}) ${vars.space[4]}`,
});
