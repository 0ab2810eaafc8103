import { keyframes } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** Duration and easing of a change of state (120 ms), of coming into place and of leaving it. */
export const stateMotion = `${vars.motion.state} ${vars.motion.easeOut}`;
export const placeMotion = `${vars.motion.place} ${vars.motion.easeOut}`;
export const leaveMotion = `${vars.motion.state} ${vars.motion.easeIn}`;

/** Media query: what moves is drawn with opacity only. Transitions obey by the reset; keyframes need their own answer. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const fadeIn = keyframes({ from: { opacity: 0 } });
