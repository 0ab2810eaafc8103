import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], maxInlineSize: '56rem' });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const head = style({ display: 'grid', gap: vars.space[1] });
export const title = heading({ size: 'large' });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '60ch', textWrap: 'pretty' });
export const room = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({ display: 'grid', gap: vars.space[2] });
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const who = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
