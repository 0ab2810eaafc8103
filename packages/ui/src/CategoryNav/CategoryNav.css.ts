import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';
import { displayFace } from '../typography.css.ts';

/** Scrolls to the edge of the page, so that the next entry peeks out of it. */
export const list = recipe({
  base: {
    display: 'flex',
    // Room for focus rings, which an overflow would cut.
    paddingBlock: vars.space[2],
    paddingInline: vars.layout.gutter,
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    scrollPaddingInline: vars.layout.gutter,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollBehavior: 'smooth',
    overscrollBehaviorX: 'contain',
  },
  variants: {
    variant: {
      chips: { gap: vars.space[2] },
      tabs: { gap: vars.space[1], paddingBlock: 0, boxShadow: `inset 0 calc(-1 * ${vars.border.thin}) ${vars.color.line}` },
    },
  },
});

export const tab = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    minBlockSize: '2.75rem',
    whiteSpace: 'nowrap',
    transition: `background-color ${stateMotion}, border-color ${stateMotion}, color ${stateMotion}`,
  },
  variants: {
    variant: {
      chips: {
        paddingInline: vars.space[4],
        background: vars.color.surface,
        border: `${vars.border.medium} solid ${vars.color.line}`,
        borderRadius: vars.radius.chip,
        fontWeight: vars.weight.medium,
        selectors: {
          '&:hover': { borderColor: vars.color.lineStrong },
          '&[aria-selected=true]': { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
        },
        '@media': { '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } } } },
      },
      tabs: [
        displayFace,
        {
          paddingInline: vars.space[3],
          color: vars.color.inkSoft,
          outlineOffset: `calc(-1 * ${vars.border.thick})`,
          selectors: {
            '&:first-child': { marginInlineStart: `calc(-1 * ${vars.space[3]})` },
            '&:hover': { color: vars.color.ink },
            '&[aria-selected=true]': { color: vars.color.ink },
            '&::after': {
              content: '""',
              position: 'absolute',
              insetInline: vars.space[3],
              insetBlockEnd: 0,
              borderBlockEnd: `${vars.border.thick} solid ${vars.color.link}`,
              transform: 'scaleX(0)',
              transition: `transform ${stateMotion}`,
            },
            '&[aria-selected=true]::after': { transform: 'none' },
          },
        },
      ],
    },
  },
});

export const detail = style({ opacity: 0.8, fontSize: vars.size[1] });
