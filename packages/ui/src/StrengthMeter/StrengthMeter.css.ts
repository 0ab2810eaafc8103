import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const meter = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minBlockSize: '1.5em', fontSize: vars.size[1] });

export const steps = style({ flexGrow: 1, display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: vars.space[1] });

export const step = style({
  blockSize: '0.25rem',
  background: vars.color.line,
  borderRadius: vars.radius.chip,
  transition: `background-color ${stateMotion}`,
  selectors: { '&[data-filled=true]': { background: vars.color.ink } },
  '@media': { '(forced-colors: active)': { background: 'GrayText', selectors: { '&[data-filled=true]': { background: 'CanvasText' } } } },
});

export const word = style({ color: vars.color.inkSoft, textAlign: 'end' });
