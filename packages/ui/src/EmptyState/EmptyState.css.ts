import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[7],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '12rem',
  maxInlineSize: '60%',
  color: vars.color.accent,
});

export const sentence = style({ maxInlineSize: '36ch', color: vars.color.inkSoft, fontSize: vars.size[3], lineHeight: 1.35 });
