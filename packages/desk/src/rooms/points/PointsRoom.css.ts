import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const part = style({ marginBlockStart: vars.space[4] });
export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, marginBlockEnd: vars.space[4], padding: 0, listStyle: 'none' });
export const card = style({ display: 'grid', gap: vars.space[3] });
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: vars.space[3] });
export const name = style({ fontSize: 'inherit', fontWeight: vars.weight.bold });
export const soft = style({ color: vars.color.inkSoft });
export const address = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.thick} solid ${vars.color.line}`,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
/** A switch in a row of a table, which it makes no higher. */
export const control = style({ display: 'inline-flex', verticalAlign: 'middle', marginBlock: `calc(-1 * ${vars.space[3]})` });
