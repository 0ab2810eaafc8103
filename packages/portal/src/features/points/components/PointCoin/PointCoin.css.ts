import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const coin = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const rim = style({ fill: vars.color.second, stroke: vars.color.onAccent, strokeOpacity: 0.35 });
export const face = style({ fill: vars.color.accent });
export const ring = style({ fill: 'none', stroke: vars.color.onAccent, strokeWidth: 2, strokeOpacity: 0.5 });
export const star = style({ fill: vars.color.onAccent });
export const shine = style({ fill: vars.color.onAccent, fillOpacity: 0.18 });
