import { keyframes } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** Duration and easing of state changes (120 ms), of entering and of leaving. */
export const stateMotion = `${vars.motion.state} ${vars.motion.easeOut}`;
export const placeMotion = `${vars.motion.place} ${vars.motion.easeOut}`;
export const leaveMotion = `${vars.motion.state} ${vars.motion.easeIn}`;

/**
 * The media query for reduced motion, under which only opacity changes. The reset handles transitions; keyframes need
 * their own rule.
 */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const fadeIn = keyframes({ from: { opacity: 0 } });
