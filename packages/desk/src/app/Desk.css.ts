import { globalStyle, style } from '@vanilla-extract/css';
import { coveredStart } from '@livery/ui/bars.css';
import { from } from '@livery/ui/breakpoints.css';
import { layer } from '@livery/ui/layers.css';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

const hairline = `${vars.border.thin} solid ${vars.color.line}`;
const { headerHeight } = vars.layout;

/** One bar at every width. On phones the rooms move to a second row. */
globalStyle('html:root', {
  vars: { [coveredStart]: `calc(${headerHeight} + 2.75rem + ${vars.border.thin})` },
  '@media': { [from.tablet]: { vars: { [coveredStart]: `calc(${headerHeight} + ${vars.border.thin})` } } },
});

/** A page with a single centred element. */
export const alone = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh', padding: vars.layout.gutter });

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minBlockSize: '100dvh',
  '@media': {
    [from.tablet]: { gridTemplateColumns: `${vars.layout.sideWidth} minmax(0, 1fr)`, gridTemplateRows: 'auto 1fr' },
  },
});

export const bar = style({
  position: 'sticky',
  zIndex: layer.bar,
  insetBlockStart: 0,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: headerHeight,
  paddingInline: vars.layout.gutter,
  background: vars.color.band,
  color: vars.color.onBand,
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineEnd: 'auto',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

/** Hidden on the smallest phones, to leave room for the merchant. */
export const nameText = style({ '@media': { '(max-width: 359px)': { display: 'none' } } });

export const merchant = style({ inlineSize: 'min(12rem, 42vw)', color: vars.color.ink });

export const rooms = style({
  position: 'sticky',
  zIndex: layer.bar,
  insetBlockStart: headerHeight,
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.space[2],
  background: vars.color.surface,
  borderBlockEnd: hairline,
  '@media': {
    [from.tablet]: {
      alignSelf: 'start',
      flexDirection: 'column',
      blockSize: `calc(100dvh - ${headerHeight})`,
      overflow: 'auto',
      paddingInline: vars.space[3],
      paddingBlock: vars.space[4],
      borderBlockEnd: 0,
      borderInlineEnd: hairline,
    },
  },
});

export const room = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  color: vars.color.inkSoft,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  boxShadow: 'none',
  transition: `background ${stateMotion}, color ${stateMotion}`,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current=page]': { color: vars.color.link, boxShadow: `inset 0 calc(-1 * ${vars.border.thick}) ${vars.color.link}` },
  },
  '@media': {
    [from.tablet]: {
      borderRadius: vars.radius.small,
      selectors: {
        '&:hover': { background: vars.color.sunken },
        '&[aria-current=page]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft, boxShadow: 'none' },
      },
    },
  },
});

export const main = style({
  inlineSize: '100%',
  maxInlineSize: '84rem',
  paddingInline: vars.layout.gutter,
  paddingBlock: vars.space[5],
  '@media': { [from.tablet]: { padding: vars.space[5] }, [from.desktop]: { padding: vars.space[6] } },
});
