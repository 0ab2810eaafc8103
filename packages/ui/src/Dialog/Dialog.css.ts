import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';
import { reason, reasonAnchor } from '../Button/Button.css.ts';
import { placeMotion, reducedMotion } from '../motion.css.ts';
import { heading } from '../typography.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const fade = '100ms linear';

/** A phone in landscape is as wide as a tablet, but not as high. */
const lyingDown = `${from.tablet} and (max-height: 540px)`;

const drawer = { margin: 0, inlineSize: '24rem', blockSize: '100dvh', maxBlockSize: '100dvh', borderRadius: 0, borderBlockWidth: 0 };

/** Full screen on a phone, and full height in a window. */
const wholeScreen = (window: StyleRule): StyleRule => ({
  maxBlockSize: '100dvh',
  blockSize: '100dvh',
  border: 0,
  borderRadius: 0,
  '@media': {
    [from.tablet]: { ...window, blockSize: `calc(100dvh - 2 * ${vars.space[6]})`, borderRadius: vars.radius.large },
    [lyingDown]: { maxInlineSize: '100%', blockSize: '100dvh', maxBlockSize: '100dvh', borderRadius: 0 },
  },
});

/** A bottom sheet on a phone. From 768 px it is a centred window that fades in. */
export const dialog = recipe({
  base: {
    position: 'fixed',
    inset: 'auto 0 0',
    inlineSize: '100%',
    maxInlineSize: '100%',
    blockSize: 'fit-content',
    maxBlockSize: '92dvh',
    overflow: 'hidden',
    margin: 0,
    background: vars.color.raised,
    color: vars.color.ink,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderInlineWidth: 0,
    borderBlockEndWidth: 0,
    borderStartStartRadius: vars.radius.large,
    borderStartEndRadius: vars.radius.large,
    boxShadow: vars.elevation.high,
    outline: 'none',
    opacity: 0,
    transform: 'translateY(2rem)',
    transition: `opacity ${fade}, display ${fade} allow-discrete, overlay ${fade} allow-discrete, transform ${placeMotion}`,
    selectors: {
      '&[open]': { opacity: 1, transform: 'none' },
      '&::backdrop': {
        background: vars.color.scrim,
        opacity: 0,
        transition: `opacity ${fade}, display ${fade} allow-discrete, overlay ${fade} allow-discrete`,
      },
      '&[open]::backdrop': { opacity: 1 },
      // With several dialogs open, only the top one darkens the page.
      '&[open]:is(:has(dialog[open]), :has(~ dialog[open]))::backdrop': { opacity: 0 },
    },
    '@starting-style': {
      selectors: {
        '&[open]': { opacity: 0, transform: 'translateY(2rem)' },
        '&[open]::backdrop': { opacity: 0 },
      },
    },
    '@media': {
      [from.tablet]: {
        inset: 0,
        margin: 'auto',
        maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
        borderInlineWidth: vars.border.thin,
        borderBlockEndWidth: vars.border.thin,
        borderRadius: vars.radius.large,
        transform: 'none',
        '@starting-style': { selectors: { '&[open]': { transform: 'none' } } },
      },
      [reducedMotion]: { transform: 'none' },
    },
  },
  variants: {
    /** A full-height drawer along one edge of a wide screen. */
    edge: {
      start: { '@media': { [from.tablet]: { ...drawer, inset: '0 auto 0 0', borderInlineStartWidth: 0 } } },
      end: { '@media': { [from.tablet]: { ...drawer, inset: '0 0 0 auto', borderInlineEndWidth: 0 } } },
    },
    size: {
      small: { '@media': { [from.tablet]: { maxInlineSize: '26rem' } } },
      medium: { '@media': { [from.tablet]: { maxInlineSize: '34rem' } } },
      large: { '@media': { [from.tablet]: { maxInlineSize: '56rem' } } },
      wide: wholeScreen({
        maxInlineSize: `min(68rem, 100vw - 2 * ${vars.space[6]})`,
        borderInlineWidth: vars.border.thin,
        borderBlockWidth: vars.border.thin,
      }),
      full: wholeScreen({ maxInlineSize: `calc(100vw - 2 * ${vars.space[6]})` }),
    },
    isSteady: {
      true: { blockSize: '92dvh', '@media': { [from.tablet]: { blockSize: `min(56rem, 100dvh - 2 * ${vars.space[4]})` } } },
    },
  },
});

export const panel = style({ position: 'relative', display: 'flex', flexDirection: 'column', maxBlockSize: 'inherit', blockSize: '100%' });

const inset = { base: vars.space[4], wide: vars.space[5] };

export const header = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.75rem',
  paddingInline: inset.base,
  paddingBlock: vars.space[2],
  // Room for the close button, which is last in the tab order.
  paddingInlineEnd: vars.space[8],
  '@media': { [from.tablet]: { minBlockSize: '4.25rem', paddingInlineStart: inset.wide } },
});

export const headerBare = style({ display: 'contents' });

export const title = style([heading({ size: 'medium' }), { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const titleHidden = visuallyHidden;

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  '@media': { [from.tablet]: { insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] } },
});

export const body = recipe({
  base: { flexGrow: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  variants: {
    bleed: {
      true: { display: 'grid' },
      false: {
        paddingInline: inset.base,
        // Room for the first control's focus ring, which the scroller would clip.
        paddingBlockStart: vars.space[2],
        paddingBlockEnd: vars.space[5],
        '@media': { [from.tablet]: { paddingInline: inset.wide } },
      },
    },
  },
});

export const footer = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[2],
  padding: inset.base,
  paddingBlockEnd: `max(${inset.base}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [from.tablet]: { flexDirection: 'row', justifyContent: 'end', paddingInline: inset.wide } },
});

/** Makes buttons with a reason as wide as their neighbours, because the dialog's edge would clip the reason. */
globalStyle(`${footer} > ${reasonAnchor.classNames.base}`, { display: 'grid' });
globalStyle(`${footer} ${reason}`, { insetBlockStart: 'auto', insetBlockEnd: `calc(100% + ${vars.space[2]})` });
