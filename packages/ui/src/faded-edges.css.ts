import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

const width = vars.space[5];
const hidden = `calc(100% + ${width}) 100%`;

/** The mask is longer than its element by the side that does not fade. */
const leaveStart = keyframes({ from: { maskSize: hidden, maskPosition: '100% 0' }, to: { maskSize: '100% 100%', maskPosition: '100% 0' } });
const reachEnd = keyframes({ to: { maskSize: hidden, maskPosition: '0 0' } });

/** Fades a horizontal scroller on the sides with hidden content. Browsers without scroll timelines show no fade. */
export const fadedEdges: StyleRule = {
  '@media': {
    '(forced-colors: none)': {
      '@supports': {
        '(animation-timeline: scroll())': {
          maskImage: `linear-gradient(to right, transparent, black ${width}, black calc(100% - ${width}), transparent)`,
          maskSize: `calc(100% + 2 * ${width}) 100%`,
          maskPosition: 'center',
          animationName: `${leaveStart}, ${reachEnd}`,
          animationTimingFunction: 'linear',
          animationFillMode: 'both, forwards',
          animationTimeline: 'scroll(self inline)',
          animationRange: `0 ${width}, calc(100% - ${width}) 100%`,
        },
      },
    },
  },
};
