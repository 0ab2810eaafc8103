import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const about = style({ color: vars.color.inkSoft, maxInlineSize: '70ch', textWrap: 'pretty' });
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
/** Aligned with the field beside it, which reserves room for an error below. */
export const act = style({ marginBlockEnd: vars.space[2] });
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
export const facts = style({ display: 'grid', gap: vars.space[3], margin: 0 });
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const hash = style({ margin: 0, overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace', fontSize: vars.size[1] });
export const fact = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const wrong = style({ color: vars.color.negativeInk, fontWeight: vars.weight.bold });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
