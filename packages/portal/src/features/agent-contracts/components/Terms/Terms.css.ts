import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const terms = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const rules = style([facts, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' }]);
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const fact = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const tier = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

/** A line at the side marks changes, in print too. */
export const changed = style({
  display: 'inline-grid',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `${vars.border.thick} solid ${vars.color.accent}`,
});
export const now = style({ fontWeight: vars.weight.bold, textDecoration: 'none' });
export const before = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

globalStyle(`${changed} del`, { textDecoration: 'line-through' });
