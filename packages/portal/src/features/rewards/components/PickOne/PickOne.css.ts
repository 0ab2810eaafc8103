import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion, stateMotion } from '@livery/ui/motion.css';
import { keepsakeColours } from '@livery/theme/keepsake-colours';
import { vars } from '@livery/theme/vars.css';

export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3], alignItems: 'end' });

export const choice = style({
  display: 'grid',
  justifyItems: 'center',
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  cursor: 'pointer',
  transition: `transform ${stateMotion}, filter ${stateMotion}`,
  '@media': { '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { transform: 'translateY(-4px)' } } } },
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&[data-state=left]': { filter: 'grayscale(1)' },
  },
});

const shake = keyframes({
  '0%, 100%': { transform: 'rotate(0)' },
  '20%, 60%': { transform: 'rotate(-7deg)' },
  '40%, 80%': { transform: 'rotate(7deg)' },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '9rem',
  transformOrigin: '50% 90%',
  selectors: { [`${choice}[data-state=taken] &`]: { animation: `${shake} 600ms ${vars.motion.easeOut} 2` } },
  '@media': { [reducedMotion]: { selectors: { [`${choice}[data-state=taken] &`]: { animation: 'none' } } } },
});

const pop = keyframes({ from: { transform: 'translateY(24px) scale(0.4)', opacity: 0 } });

export const prize = style({
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  animation: `${pop} 400ms ${vars.motion.easeOut}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

const { gold, goldShade, goldShine, red, redFlap, redShade } = keepsakeColours;

export const shadow = style({ fill: vars.color.line });
export const shell = style({ fill: gold });
export const shade = style({ fill: goldShade, fillOpacity: 0.55 });
export const shine = style({ fill: goldShine, fillOpacity: 0.85 });
export const paper = style({ fill: red });
export const flap = style({ fill: redFlap, stroke: redShade, strokeWidth: 1.5, strokeLinejoin: 'round' });
export const inside = style({ fill: redShade });
export const note = style({ fill: goldShine, stroke: gold, strokeWidth: 2 });
export const seal = style({ fill: gold });
export const star = style({ fill: red });
