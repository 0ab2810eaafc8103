import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const shown = style({ display: 'grid', gap: vars.space[4] });
export const facts = style({ display: 'grid', gap: vars.space[1] });
export const label = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const value = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere', marginBlockEnd: vars.space[2] });
/** Unambiguous letters and digits. */
export const password = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
