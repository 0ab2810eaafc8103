import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});
export const title = style([heading({ size: 'small' }), { overflowWrap: 'anywhere' }]);
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const figure = style({
  margin: 0,
  fontSize: vars.size[3],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { fontSize: vars.size[4] } },
});
