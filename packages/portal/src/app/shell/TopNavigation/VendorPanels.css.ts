import { keyframes, style } from '@vanilla-extract/css';
import { layer } from '@livery/ui/layers.css';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

/** Under the header, as wide as it. */
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: layer.bar,
  display: 'grid',
  gap: vars.space[5],
  maxBlockSize: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[5]} ${vars.layout.gutter}`,
  background: vars.color.raised,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  boxShadow: vars.elevation.high,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${appear} ${vars.motion.state} ${vars.motion.easeOut}` } },
});

export const group = style({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
});

export const title = style({
  justifySelf: 'start',
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});

export const vendors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const vendor = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '3.5rem',
  paddingInline: vars.space[2],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: `border-color ${stateMotion}`,
  ':hover': { borderColor: vars.color.lineStrong },
});

/** Where its mark does not load. */
export const letters = style({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
