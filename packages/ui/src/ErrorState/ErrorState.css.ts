import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const mark = style({ color: vars.color.negativeInk });

export const sentence = style({ maxInlineSize: '42ch' });

export const reference = style({ color: vars.color.inkSoft, fontSize: vars.size[1], userSelect: 'all' });
