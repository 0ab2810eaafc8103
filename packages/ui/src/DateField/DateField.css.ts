import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { control } from '../Field/Field.css.ts';

export const input = style([control, { minInlineSize: 0, paddingInlineEnd: vars.space[2], fontVariantNumeric: 'tabular-nums' }]);

/** The browser's own calendar button, invisible on top of our icon. */
globalStyle(`${input}::-webkit-calendar-picker-indicator`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '3rem',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const icon = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
  // On a phone, two dates side by side have room only for digits. A press at their end still opens the calendar.
  '@container': { '(width < 11rem)': { display: 'none' } },
});
