import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
/** Accounts are shown as typed. */
export const title = style([heading({ size: 'medium' }), { overflowWrap: 'anywhere', textTransform: 'none' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const fact = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
