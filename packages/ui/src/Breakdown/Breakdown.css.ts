import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
});

export const row = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3], color: vars.color.inkSoft });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  fontWeight: vars.weight.bold,
});

export const amount = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${total} &`]: { fontSize: vars.size[3], color: vars.color.money } },
});
