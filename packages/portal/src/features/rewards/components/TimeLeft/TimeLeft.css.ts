import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const left = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
});
