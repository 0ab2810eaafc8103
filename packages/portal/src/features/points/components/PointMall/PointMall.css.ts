import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const mall = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

/** The brand's band with the member's balance. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.band,
  color: vars.color.onBand,
  '@media': { [from.tablet]: { padding: vars.space[6] } },
});
export const coins = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-1.5rem',
  insetInlineEnd: '-1.5rem',
  inlineSize: '9rem',
  blockSize: '9rem',
  transform: 'rotate(14deg)',
  '@media': { [from.tablet]: { insetBlockStart: '1.5rem', insetInlineEnd: '2rem', inlineSize: '13rem', blockSize: '13rem' } },
});
export const over = style({ color: vars.color.onBandSoft });
export const balance = style([
  displayFace,
  { fontSize: vars.size[6], lineHeight: 1, fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.02em' },
]);
export const facts = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.onBandSoft,
  maxInlineSize: '32rem',
  '@media': { [from.tablet]: { paddingInlineEnd: '12rem' } },
});
export const strong = style({ color: vars.color.onBand, fontWeight: vars.weight.bold });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const bandLink = style({ color: vars.color.onBand, textDecoration: 'underline', paddingBlock: vars.space[2] });

export const filters = style({ display: 'grid', gap: vars.space[3] });
export const title = heading({ size: 'large' });
export const grid = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } },
});
export const samples = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const sample = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const sampleMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.medium,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const sampleTitle = heading({ size: 'medium' });
export const soft = style({ color: vars.color.inkSoft });
