import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});
export const act = style({ justifySelf: 'start' });
export const title = style([heading({ size: 'medium' })]);
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '65ch', textWrap: 'pretty' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const fact = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const hash = style({ overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace', fontSize: vars.size[1] });
