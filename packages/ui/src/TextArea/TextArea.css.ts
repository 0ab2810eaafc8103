import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { control } from '../Field/Field.css.ts';

/** A large radius would clip the corners of the text. */
export const box = style({ borderRadius: vars.radius.medium });

export const area = style([
  control,
  {
    minBlockSize: '7rem',
    paddingBlock: vars.space[3],
    lineHeight: vars.leading.body,
    resize: 'vertical',
    // Grows with its text where browsers support it. Others keep the handle.
    fieldSizing: 'content',
    maxBlockSize: '20rem',
  },
]);

export const counter = style({
  justifySelf: 'end',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over=true]': { color: vars.color.negativeInk, fontWeight: vars.weight.bold } },
});
