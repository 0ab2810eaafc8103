import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion, stateMotion } from '@livery/ui/motion.css';
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

export const shadow = style({ fill: vars.color.line });
export const shell = style({ fill: vars.color.accent });
export const shade = style({ fill: vars.color.onAccent, fillOpacity: 0.16 });
export const shine = style({ fill: vars.color.surface, fillOpacity: 0.5 });
export const paper = style({ fill: vars.color.second });
export const flap = style({ fill: vars.color.second, stroke: vars.color.onSecond, strokeWidth: 1.5, strokeLinejoin: 'round' });
export const inside = style({ fill: vars.color.onSecond, fillOpacity: 0.28 });
export const note = style({ fill: vars.color.raised, stroke: vars.color.accent, strokeWidth: 2 });
export const seal = style({ fill: vars.color.accent });
export const star = style({ fill: vars.color.onAccent });
