import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

export const row = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    padding: vars.space[3],
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    transition: `background-color ${stateMotion}`,
    selectors: { '&:first-child': { borderBlockStart: 0 }, '&:hover': { background: vars.color.sunken } },
  },
  variants: {
    isRead: { true: {}, false: {} },
    isChosen: { true: { background: vars.color.accentSoft }, false: {} },
  },
});

/** Above the link that fills the row. */
export const box = style({ position: 'relative', zIndex: 1 });

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.chip,
  },
  variants: {
    isRead: {
      true: { background: vars.color.sunken, color: vars.color.inkSoft },
      false: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
  },
});

export const words = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0 });

export const title = recipe({
  base: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: vars.color.ink,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
  },
  variants: { isRead: { true: { fontWeight: vars.weight.medium }, false: { fontWeight: vars.weight.bold } } },
});

export const excerpt = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});

export const end = style({ display: 'grid', justifyItems: 'end', alignSelf: 'stretch', alignContent: 'space-evenly', gap: vars.space[1] });

export const date = style({ color: vars.color.inkSoft, fontSize: vars.size[1], whiteSpace: 'nowrap' });

export const dot = style({ inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: vars.radius.chip, background: vars.color.accent });
