import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

/** A group on its own background. */
export const panel = style({
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});

/** Placed above its subject. */
export const remark = style({ marginBlockEnd: vars.space[4] });

/** Stacks the fields of a form. */
export const form = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '40rem' });

/** Fields that share a row if there is room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** Icon buttons that do not make a table row taller. */
export const rowActions = style({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space[1],
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  // A menu or dialog of the row is inside its cell, which may align its text to the end.
  textAlign: 'start',
});

/** A switch that does not make a table row taller. */
export const rowSwitch = style({ display: 'inline-flex', verticalAlign: 'middle', marginBlock: `calc(-1 * ${vars.space[3]})` });

/** A request: who made it, for what, its state and the possible actions. */
export const request = style([panel, { display: 'grid', gap: vars.space[3] }]);
export const requestHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[3],
});
export const requestName = style({ fontSize: 'inherit', fontWeight: vars.weight.bold });
export const soft = style({ color: vars.color.inkSoft });

/** Shown as free text. */
export const quoted = style({
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.thick} solid ${vars.color.line}`,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size[1], overflowWrap: 'anywhere' });
