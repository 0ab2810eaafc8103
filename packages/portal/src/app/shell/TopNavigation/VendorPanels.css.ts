import { keyframes, style } from '@vanilla-extract/css';
import { layer } from '@livery/ui/layers.css';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

/** Under the header, at its full width. */
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: layer.bar,
  maxBlockSize: '15rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[3]} ${vars.layout.gutter}`,
  background: vars.color.raised,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  boxShadow: vars.elevation.high,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${appear} ${vars.motion.state} ${vars.motion.easeOut}` } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[6],
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
});

export const providers = style({ display: 'grid', gap: vars.space[3] });
export const group = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const title = style({
  justifySelf: 'start',
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});

export const vendors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const vendor = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '2.75rem',
  paddingInline: vars.space[2],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: `border-color ${stateMotion}`,
  ':hover': { borderColor: vars.color.lineStrong },
});

/** Shown if its logo fails to load. */
export const letters = style({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const popularTitle = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.medium });
export const games = style({ display: 'flex', gap: vars.space[3], padding: 0, listStyle: 'none' });
export const game = style({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '6rem',
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textAlign: 'start',
});
export const cover = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
});
export const gameName = style([letters, { fontSize: vars.size[1], lineHeight: vars.leading.tight }]);
