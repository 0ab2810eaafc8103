import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const picture = style({ inlineSize: '10rem', strokeWidth: vars.control.iconStroke });
export const line = style({ stroke: vars.color.lineStrong });
export const card = style({ fill: vars.color.surface, stroke: vars.color.ink, rx: vars.radius.small });
export const mark = style({ fill: vars.color.accent });
