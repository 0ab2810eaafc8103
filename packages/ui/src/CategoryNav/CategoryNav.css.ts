import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';
import { fadedEdges } from '../faded-edges.css.ts';
import { stateMotion } from '../motion.css.ts';
import { displayFace } from '../typography.css.ts';

/** Scrolls to the edge of the page, so that part of the next entry shows. */
export const list = recipe({
  base: {
    ...fadedEdges,
    display: 'flex',
    // Room for focus rings, which the overflow would clip.
    paddingBlock: vars.space[2],
    paddingInline: vars.layout.gutter,
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    scrollPaddingInline: vars.space[6],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollBehavior: 'smooth',
    overscrollBehaviorX: 'contain',
  },
  variants: {
    variant: {
      // On a desktop, a pill that does not fit is clipped at the page's margin.
      chips: {
        gap: vars.space[2],
        '@media': { [from.desktop]: { marginInline: `calc(-1 * ${vars.space[1]})`, paddingInline: vars.space[1] } },
      },
      tiles: { gap: vars.space[2], '@media': { [from.desktop]: { marginInline: 0, paddingInline: 0 } } },
      // On a phone the line reaches the edges. On a desktop it ends at the page's margins.
      tabs: {
        gap: vars.space[1],
        paddingBlock: 0,
        background: `linear-gradient(${vars.color.line}, ${vars.color.line}) bottom / 100% ${vars.border.thin} no-repeat`,
        '@media': { [from.desktop]: { backgroundSize: `calc(100% - 2 * ${vars.layout.gutter}) ${vars.border.thin}` } },
      },
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
    color: vars.color.ink,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `background-color ${stateMotion}, border-color ${stateMotion}, color ${stateMotion}`,
  },
  variants: {
    variant: {
      chips: {
        paddingInline: vars.space[4],
        '@media': {
          [from.desktop]: { paddingInline: vars.space[3] },
          '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } } },
        },
        background: vars.color.surface,
        border: `${vars.border.medium} solid ${vars.color.line}`,
        borderRadius: vars.radius.chip,
        fontWeight: vars.weight.medium,
        selectors: {
          '&:hover': { borderColor: vars.color.lineStrong },
          '&[aria-selected=true]': { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
        },
      },
      // Equal widths across the row on a desktop. On a phone the fifth is partly visible.
      tiles: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: vars.space[1],
        inlineSize: '5rem',
        blockSize: '4.5rem',
        paddingInline: vars.space[1],
        borderRadius: vars.radius.medium,
        background: vars.color.surface,
        color: vars.color.inkSoft,
        fontSize: vars.size[1],
        fontWeight: vars.weight.medium,
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
        selectors: {
          '&:hover': { color: vars.color.ink, background: vars.color.sunken },
          '&[aria-selected=true]': { background: vars.color.accent, color: vars.color.onAccent },
        },
        '@media': {
          [from.desktop]: { flex: '1 0 5rem', inlineSize: 'auto' },
          '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { border: `${vars.border.medium} solid Highlight` } } },
        },
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

export const detail = style({ fontSize: vars.size[1], fontWeight: vars.weight.regular });
