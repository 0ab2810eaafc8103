import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { heading } from '@livery/ui/typography.css';

export const centre = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], marginBlockEnd: vars.space[5] });

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.band,
  color: vars.color.onBand,
  '@media': { [from.tablet]: { minBlockSize: '19rem', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } },
});

/** The height of the picture above the text on a phone. */
const artAbove = '8.5rem';

/** Above the text on a phone, beside it on a desktop. */
export const art = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: artAbove,
  '@media': { [from.tablet]: { inlineSize: '56%', blockSize: '100%' } },
});
export const line = style({
  fill: 'none',
  stroke: vars.color.onBandSoft,
  strokeWidth: 1.5,
  strokeOpacity: 0.55,
  vectorEffect: 'non-scaling-stroke',
});
export const strong = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const point = style({ fill: vars.color.accent });
export const soft = style({ fill: vars.color.onBandSoft, fillOpacity: 0.16 });

export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
  paddingBlockStart: `calc(${artAbove} + ${vars.space[3]})`,
  '@media': { [from.tablet]: { padding: vars.space[6] } },
});
export const title = style([heading({ size: 'hero' }), { maxInlineSize: '100%', textWrap: 'balance' }]);
export const text = style({ maxInlineSize: '34ch', color: vars.color.onBandSoft, textWrap: 'pretty' });

export const vendors = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const vendor = style({
  display: 'grid',
  flex: '1 1 6.5rem',
  placeItems: 'center',
  maxInlineSize: '14rem',
  minBlockSize: '3.25rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.size[1],
  textAlign: 'center',
  textDecoration: 'none',
  transition: `border-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[aria-current]': { borderColor: 'currentColor', background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
});
export const name = style({ fontWeight: vars.weight.bold });
