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
  // A label can use only a fifth of the screen.
  fontSize: `min(${vars.size[1]}, 4vw)`,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: vars.weight.bold } },
});

/** The only entry that is an action, so it stands out. */
export const main = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `min(${vars.control.height} * 1.15, 17vw)`,
  blockSize: vars.space[6],
  // As high as the neighbouring icons, so that all five labels align.
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.chip,
  background: vars.color.action,
  color: vars.color.onAction,
});

export const label = style({ maxInlineSize: '100%', overflowWrap: 'anywhere', textAlign: 'center' });
