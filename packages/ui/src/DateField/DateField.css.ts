import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { control } from '../Field/Field.css.ts';

export const input = style([control, { minInlineSize: 0, paddingInlineEnd: vars.space[2], fontVariantNumeric: 'tabular-nums' }]);

/** The browser's own button opens its calendar; ours is the picture over which it lies, unseen. */
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
  // Two days side by side on a phone have room for the digits alone; a press at their end opens the calendar all the same.
  '@container': { '(width < 11rem)': { display: 'none' } },
});
