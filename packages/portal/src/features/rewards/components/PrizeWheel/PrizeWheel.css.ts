import { globalStyle, style } from '@vanilla-extract/css';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const wheel = style({ display: 'block', inlineSize: 'min(100%, 24rem)', marginInline: 'auto' });
export const turning = style({ transformBox: 'view-box', transformOrigin: '50% 50%' });

export const rim = style({ fill: vars.color.band, stroke: vars.color.accent, strokeWidth: 3 });
export const bulb = style({ fill: vars.color.accent });
export const hub = style({ fill: vars.color.band, stroke: vars.color.accent, strokeWidth: 3 });
export const hubMark = style({ fill: vars.color.accent });
export const pointer = style({ fill: vars.color.action, stroke: vars.color.surface, strokeWidth: 2 });

export const sector = style({ stroke: vars.color.surface, strokeWidth: 1 });
globalStyle(`${sector}[data-tone="0"]`, { fill: vars.color.accent });
globalStyle(`${sector}[data-tone="1"]`, { fill: vars.color.raised });
globalStyle(`${sector}[data-tone="2"]`, { fill: vars.color.second });
globalStyle(`${sector}[data-tone="3"]`, { fill: vars.color.accentSoft });

export const label = style([displayFace, { fontSize: 11, textAnchor: 'middle', dominantBaseline: 'central' }]);
globalStyle(`${label}[data-tone="0"]`, { fill: vars.color.onAccent });
globalStyle(`${label}[data-tone="1"]`, { fill: vars.color.ink });
globalStyle(`${label}[data-tone="2"]`, { fill: vars.color.onSecond });
globalStyle(`${label}[data-tone="3"]`, { fill: vars.color.onAccentSoft });
