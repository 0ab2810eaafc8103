import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

const line = `${vars.border.thin} solid ${vars.color.line}`;

export const groups = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '48rem' });
export const group = style({ background: vars.color.surface, border: line, borderRadius: vars.radius.medium, overflow: 'hidden' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3.25rem',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  selectors: { 'li li > &': { borderBlockStart: line }, 'li li li > &': { paddingInlineStart: vars.space[7] } },
});

export const words = style({ display: 'grid', minInlineSize: 0, marginInlineEnd: 'auto' });
export const heading = style({ fontWeight: vars.weight.bold });

export const control = style({ flexShrink: 0 });
