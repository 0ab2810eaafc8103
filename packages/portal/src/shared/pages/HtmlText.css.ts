import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const text = style({
  maxInlineSize: '65ch',
  minBlockSize: '1.5em',
  paddingBlockEnd: vars.space[4],
  color: vars.color.inkSoft,
  lineHeight: vars.leading.body,
});

globalStyle(`${text} > * + *`, { marginBlockStart: vars.space[3] });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: vars.space[5], listStyle: 'revert' });
globalStyle(`${text} :is(h3, h4, strong, b)`, { color: vars.color.ink, fontWeight: vars.weight.bold });
