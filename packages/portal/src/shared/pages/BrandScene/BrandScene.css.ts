import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '@livery/ui/typography.css';

/** On a phone: headline and action, nothing else. */
const narrow = '(max-width: 30rem)';
export const roomy = '(min-width: 44rem)';
/** Space for a sentence between large type and the action. */
const tall = '(min-height: 17rem)';

const isDark = 'html[data-theme=dark] &';

export const scene = recipe({
  base: { position: 'relative', display: 'grid', blockSize: '100%', overflow: 'hidden', containerType: 'size', color: vars.color.ink },
  variants: {
    kind: {
      scene: { background: vars.color.surface },
      type: { background: vars.color.surface, border: `${vars.border.thin} solid ${vars.color.line}`, borderRadius: vars.radius.large },
      split: { background: vars.color.band, color: vars.color.onBand },
    },
  },
});

export const art = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: '100%',
    objectFit: 'cover',
  },
  variants: {
    kind: {
      // In a wide frame, clouds are shown whole or not at all.
      scene: { objectPosition: '62% 70%' },
      // On a phone half of the picture is off-screen, so that the text is at the page's edge.
      type: { objectPosition: '100% 50%', '@container': { '(max-width: 44rem)': { insetInlineEnd: '-42%', inlineSize: '142%' } } },
      // The edge between text and picture is slanted.
      split: {
        inlineSize: '56%',
        objectPosition: '72% 60%',
        clipPath: 'polygon(18% 0, 100% 0, 100% 100%, 0 100%)',
        '@container': { [narrow]: { inlineSize: '44%' } },
      },
    },
    mode: {
      both: {},
      light: { selectors: { [isDark]: { display: 'none' } } },
      dark: { display: 'none', selectors: { [isDark]: { display: 'block' } } },
    },
  },
});

/** A translucent layer in the page's own colour keeps the text readable over any picture. */
export const words = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[2],
    maxInlineSize: 'min(34rem, 78%)',
    padding: vars.space[5],
    '@container': { [narrow]: { padding: vars.space[4] } },
  },
  variants: {
    kind: {
      scene: {
        alignContent: 'start',
        background: `radial-gradient(100% 130% at 0 0, color-mix(in srgb, ${vars.color.ground} 60%, transparent) 25%, transparent 75%)`,
      },
      split: {
        alignContent: 'center',
        maxInlineSize: '50%',
        paddingInlineEnd: 0,
        '@container': {
          [narrow]: { maxInlineSize: '58%', paddingInlineEnd: 0 },
          [roomy]: { paddingInlineStart: vars.space[7] },
        },
      },
      type: {
        alignContent: 'center',
        maxInlineSize: 'min(46rem, 100%)',
        '@container': { [narrow]: { alignContent: 'start' }, [roomy]: { maxInlineSize: '54%' } },
      },
    },
  },
});

/** Large type in two lines may fill the height that the action, its spacing and an optional sentence leave. */
const aroundType = `3.25rem - 2 * ${vars.space[5]} - 3 * ${vars.space[2]}`;
const typeSize = (others: string): string => `min(max(${vars.size[5]}, 6.6cqi), 12cqi, 5.25rem, (100cqb - ${others}) / 2)`;

export const title = recipe({
  base: [displayFace, { lineHeight: vars.leading.tight, textWrap: 'balance' }],
  variants: {
    kind: {
      scene: { fontSize: `clamp(min(${vars.size[5]}, 12cqi), 5.4cqi, ${vars.size[6]})` },
      type: {
        fontSize: typeSize(aroundType),
        lineHeight: 0.98,
        '@container': {
          // In two lines beside the picture.
          [narrow]: { maxInlineSize: '60cqi' },
          [tall]: { fontSize: typeSize(`${aroundType} - 2 * ${vars.leading.body} * ${vars.size[2]}`) },
        },
      },
      split: { fontSize: `clamp(${vars.size[4]}, 5cqi, 4rem)` },
    },
  },
});

export const text = recipe({
  base: { maxInlineSize: '32ch', lineHeight: vars.leading.body, '@container': { [narrow]: { display: 'none' } } },
  variants: {
    kind: {
      scene: {},
      // The headline takes the available space.
      type: { '@container': { [`not ${tall}`]: { display: 'none' } } },
      split: {},
    },
  },
});
