import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const money = style({ whiteSpace: 'nowrap' });
export const soft = style({ color: vars.color.inkSoft });

export const parts = style({ display: 'grid', gap: vars.space[5] });
export const facts = style({ display: 'grid', margin: 0 });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const value = style({ margin: 0, color: vars.color.ink, textAlign: 'end', overflowWrap: 'anywhere' });
export const part = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' });
export const heading = style({ fontSize: 'inherit', fontWeight: vars.weight.bold });
export const notices = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const notice = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${vars.space[4]}` });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
