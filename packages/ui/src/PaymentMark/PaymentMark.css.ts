import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '1.875rem',
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  borderRadius: vars.radius.small,
  '@media': { '(forced-colors: active)': { border: `${vars.border.thin} solid CanvasText` } },
});

export const drawing = style({
  inlineSize: '2rem',
  blockSize: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: vars.control.iconCap as 'round',
  strokeLinejoin: vars.control.iconJoin as 'round',
});

export const solid = style({ fill: 'currentColor', stroke: 'none' });
