import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { stateMotion } from '@livery/ui/motion.css';

/**
 * The gap between slides (specification, section 9). It is a margin of the slides, so that nothing moves when Swiper
 * takes over.
 */
const spacing = '15px';

export const carousel = style({ position: 'relative', minInlineSize: 0 });

/** Follows the window's height on a desktop, so that a whole row of covers is visible below. */
export const slideHeight = style({
  blockSize: '14rem',
  '@media': {
    [from.tablet]: { blockSize: '16rem' },
    [from.desktop]: { blockSize: 'clamp(18rem, 36svh, 21rem)' },
    [from.wide]: { blockSize: 'clamp(18rem, 36svh, 25rem)' },
  },
});

/** Before the script loads, it can be scrolled by hand and snaps, with the same widths and gaps. */
export const viewport = recipe({
  base: [slideHeight, { borderRadius: vars.radius.large, touchAction: 'pan-y' }],
  variants: {
    moves: {
      true: { overflow: 'hidden' },
      false: { overflowX: 'auto', overflowY: 'hidden', scrollSnapType: 'x mandatory', scrollbarWidth: 'none', touchAction: 'auto' },
    },
  },
});

export const track = style({
  display: 'flex',
  blockSize: '100%',
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.easeOut,
});

/** A third of the row where three fit. A `scene` takes the other two thirds, `type` and `split` the whole row. */
const third = `calc((100% - 2 * ${spacing}) / 3)`;
const half = `calc((100% - ${spacing}) / 2)`;

export const slide = recipe({
  base: {
    position: 'relative',
    flexShrink: 0,
    inlineSize: '100%',
    blockSize: '100%',
    marginInlineEnd: spacing,
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    scrollSnapAlign: 'start',
    selectors: { '&:last-child': { marginInlineEnd: 0 } },
  },
  variants: {
    kind: {
      scene: { '@media': { [from.desktop]: { inlineSize: `calc(100% - ${third} - ${spacing})` } } },
      type: {},
      split: {},
      banner: { '@media': { [from.tablet]: { inlineSize: half }, [from.desktop]: { inlineSize: third } } },
    },
    isAlone: { true: { inlineSize: '100%', '@media': { [from.desktop]: { inlineSize: '100%' } } } },
  },
});

export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  blockSize: '100%',
  background: vars.color.band,
  color: vars.color.onBand,
});

/** Below the text, which is not positioned, so that its link can stretch over the whole slide. */
export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '88% 40%',
});

/** The text is on the band's colour, which fades into the picture above. */
export const words = style({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  padding: vars.space[4],
  paddingBlockStart: vars.space[7],
  background: `linear-gradient(to top, ${vars.color.band} 45%, transparent)`,
  // The carousel's controls are in this corner: one button on a phone, a row of them on wider screens.
  paddingInlineEnd: '4rem',
  '@media': { [from.tablet]: { paddingBlockStart: vars.space[8], paddingInlineEnd: vars.space[4], paddingBlockEnd: '4rem' } },
});

/** The row sets a slide's height. Longer content starts at the top and is clipped at the end. */
const cut = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' } as const;

export const title = style([heading({ size: 'large' }), cut, { WebkitLineClamp: 2, textWrap: 'balance' }]);

export const text = style([
  cut,
  { WebkitLineClamp: 3, maxInlineSize: '34ch', color: vars.color.onBandSoft, fontSize: vars.size[2], lineHeight: vars.leading.body },
]);

export const controls = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockEnd: vars.space[2],
  display: 'flex',
  alignItems: 'center',
  background: vars.color.band,
  borderRadius: vars.radius.chip,
  color: vars.color.onBand,
});

/** A phone has no room for these targets. Visitors swipe there. */
export const bullet = style({
  display: 'none',
  placeItems: 'center',
  '@media': { [from.tablet]: { display: 'grid' } },
  inlineSize: '1.5rem',
  blockSize: '2.75rem',
  color: 'inherit',
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.chip,
      background: 'currentColor',
      transition: `inline-size ${stateMotion}`,
      '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
    },
    '&[aria-current]::after': { inlineSize: '1.25rem', '@media': { '(forced-colors: active)': { background: 'Highlight' } } },
  },
});
