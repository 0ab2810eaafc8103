import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const mark = style({
  display: 'inline-block',
  flex: 'none',
  minInlineSize: '1.5rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.chip,
  background: vars.color.negative,
  color: vars.color.onNegative,
  fontSize: vars.size[1],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  textAlign: 'center',
});
