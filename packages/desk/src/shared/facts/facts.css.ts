import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
});
export const term = style({ color: vars.color.inkSoft });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });

/** Stacks events. */
export const events = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  marginBlockStart: vars.space[3],
  padding: 0,
  listStyle: 'none',
});
export const event = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.border.thick} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const eventHead = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${vars.space[3]}` });
