import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[7] });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const words = style({ display: 'grid', gap: vars.space[1] });
export const title = heading({ size: 'large' });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '60ch', textWrap: 'pretty' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'space-between',
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const cardHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] });
export const name = style([heading({ size: 'small' }), { overflowWrap: 'anywhere', minInlineSize: 0 }]);
export const badges = style({ display: 'flex', gap: vars.space[1], flexShrink: 0 });
export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const address = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const figure = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
/** 200 px, as specified for QR codes. */
export const qr = style({ inlineSize: '12.5rem', blockSize: '12.5rem', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
