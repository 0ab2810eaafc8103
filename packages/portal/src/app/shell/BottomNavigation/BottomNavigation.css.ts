import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { layer } from '@livery/ui/layers.css';
import { vars } from '@livery/theme/vars.css';

export const navigation = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.bar,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [from.tablet]: { display: 'none' } },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', blockSize: vars.layout.bottomBarHeight });

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.inkSoft,
  // A fifth of the screen is all the room that a label has.
  fontSize: `min(${vars.size[1]}, 4vw)`,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: vars.weight.bold } },
});

/** The one entry that acts: the eye lands here. */
export const main = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `min(${vars.control.height} * 1.15, 17vw)`,
  blockSize: vars.space[6],
  // As high as the icons beside it, so that the five labels stand on one line.
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.chip,
  background: vars.color.action,
  color: vars.color.onAction,
});

export const label = style({ maxInlineSize: '100%', overflowWrap: 'anywhere', textAlign: 'center' });
