import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const paper = style({ fill: vars.color.accent });
export const fold = style({ fill: vars.color.second });
export const line = style({ fill: 'none', stroke: vars.color.onAccent, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const mark = style({ fill: vars.color.onAccent });
