import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { displayFace, heading } from '@livery/ui/typography.css';

export const section = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[5] });
export const title = heading({ size: 'large' });
export const lead = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  blockSize: '100%',
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${stateMotion}, background-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[aria-current=true]': { borderColor: vars.color.accent, background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});

export const art = style({
  inlineSize: '100%',
  blockSize: '3.5rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  background: vars.color.band,
  '@media': { [from.tablet]: { blockSize: '4.5rem' } },
});
export const plain = style({ fill: vars.color.onBand });
export const special = style({ fill: vars.color.accent });
const digits = style([displayFace, { fontSize: '14px', textAnchor: 'middle' }]);
export const number = style([digits, { fill: vars.color.band }]);
export const specialNumber = style([digits, { fill: vars.color.onAccent }]);

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = heading({ size: 'small' });
export const draws = style({
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  textWrap: 'pretty',
  selectors: { [`${way}[aria-current=true] &`]: { color: 'inherit' } },
});
export const count = style({ fontSize: vars.size[1], fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

export const waySkeleton = style({ blockSize: '7rem', '@media': { [from.tablet]: { blockSize: '12rem' } } });
