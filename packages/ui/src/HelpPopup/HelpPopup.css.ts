import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

const hasAnchors = '(position-area: block-end)';

export const popup = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  marginBlock: vars.space[2],
  inlineSize: 'max-content',
  maxInlineSize: `min(22rem, 100vw - 2 * ${vars.space[4]})`,
  maxBlockSize: '70dvh',
  overflowY: 'auto',
  padding: vars.space[4],
  background: vars.color.raised,
  color: vars.color.ink,
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.elevation.medium,
  opacity: 0,
  transition: `opacity ${stateMotion}, display ${stateMotion} allow-discrete, overlay ${stateMotion} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1 } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0 } } },
  '@supports': {
    [hasAnchors]: { positionArea: 'block-end span-inline-end', positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline' },
  },
});
