import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { reducedMotion } from '../motion.css.ts';

const shimmer = keyframes({ '50%': { opacity: 0.45 } });

/** Two pulses of 1.5 s, so that nothing moves after 3 s. */
export const skeleton = recipe({
  base: {
    display: 'block',
    background: vars.color.skeleton,
    borderRadius: vars.radius.small,
    animation: `${shimmer} 1.5s ease-in-out 2`,
    '@media': {
      [reducedMotion]: { animation: 'none' },
      '(forced-colors: active)': { border: `${vars.border.thin} solid GrayText` },
    },
  },
  variants: {
    shape: {
      text: { blockSize: '1em', marginBlock: '0.25em' },
      title: { blockSize: vars.size[4] },
      control: { blockSize: vars.control.height, borderRadius: vars.radius.control },
      chip: { blockSize: '2.75rem', borderRadius: vars.radius.chip },
      circle: { inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: '50%' },
      tile: { aspectRatio: vars.tile.ratio, borderRadius: vars.radius.medium },
      // As high as its container, or without a height, as a card of that width. The height must not affect the width.
      block: { inlineSize: 0, minInlineSize: '100%', blockSize: '100%', aspectRatio: '4 / 1', borderRadius: vars.radius.medium },
    },
    width: {
      full: {},
      long: { inlineSize: '80%' },
      half: { inlineSize: '50%' },
      short: { inlineSize: '6rem' },
    },
  },
});
