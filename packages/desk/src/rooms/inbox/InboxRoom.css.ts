import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

const line = `${vars.border.thin} solid ${vars.color.line}`;
/** Puts list and reader side by side if there is room. */
const sideBySide = '(min-width: 1024px)';

export const panes = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [sideBySide]: { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)' } },
});

export const listPane = recipe({
  base: { minInlineSize: 0, display: 'grid', gap: vars.space[4] },
  variants: { gives: { true: { display: 'none', '@media': { [sideBySide]: { display: 'grid' } } } } },
});

export const list = style({ background: vars.color.surface, border: line, borderRadius: vars.radius.medium, overflow: 'hidden' });

export const entry = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space[3],
    paddingInline: vars.space[3],
    paddingBlock: vars.space[3],
    color: vars.color.ink,
    textDecoration: 'none',
    transition: `background ${stateMotion}`,
    selectors: {
      'li + li > &': { borderBlockStart: line },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
    },
  },
  variants: {
    isOpen: {
      true: { '@media': { [sideBySide]: { background: vars.color.accentSoft, color: vars.color.onAccentSoft } } },
      false: { selectors: { '&:hover': { background: vars.color.sunken } } },
    },
  },
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const receiver = style([{ fontWeight: vars.weight.medium }, cut]);
export const preview = style([{ gridColumn: '2 / -1', fontSize: vars.size[1] }, cut]);
export const time = style({ fontSize: vars.size[1], whiteSpace: 'nowrap' });

export const reader = recipe({
  base: { minInlineSize: 0, display: 'grid', gap: vars.space[3] },
  variants: {
    isChosen: {
      true: {},
      false: { display: 'none', '@media': { [sideBySide]: { display: 'grid' } } },
    },
  },
});

export const back = style({ justifySelf: 'start', '@media': { [sideBySide]: { display: 'none' } } });

/** A conversation on a phone with one sender. */
export const phone = style({
  inlineSize: 'min(24rem, 100%)',
  marginInline: 'auto',
  overflow: 'hidden',
  background: vars.color.ground,
  border: `${vars.border.thick} solid ${vars.color.lineStrong}`,
  borderRadius: `calc(2 * ${vars.radius.large})`,
});

export const sender = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  background: vars.color.surface,
  borderBlockEnd: line,
  fontWeight: vars.weight.medium,
});

export const talk = style({ display: 'grid', gap: vars.space[3], minBlockSize: '16rem', alignContent: 'start', padding: vars.space[4] });
export const day = style({ justifySelf: 'center', color: vars.color.inkSoft, fontSize: vars.size[1] });

export const bubble = style({
  justifySelf: 'start',
  maxInlineSize: '88%',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  background: vars.color.sunken,
  borderRadius: vars.radius.large,
  borderEndStartRadius: vars.radius.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const copy = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[2] });

export const letter = style({
  overflow: 'hidden',
  background: vars.color.raised,
  border: line,
  borderRadius: vars.radius.medium,
  boxShadow: vars.elevation.low,
});

export const letterHead = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockEnd: line,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});

export const subject = style({ fontSize: vars.size[3], fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  fontSize: vars.size[1],
});
export const term = style({ color: vars.color.inkSoft });
export const value = style({ overflowWrap: 'anywhere' });

export const letterBody = style({
  padding: vars.space[4],
  maxInlineSize: '42rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});
