import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const title = heading({ size: 'small' });
export const name = heading({ size: 'medium' });
export const back = style({ display: 'inline-block', color: vars.color.link, paddingBlock: vars.space[1], marginBlockEnd: vars.space[3] });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: vars.space[3] });
export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1] });
export const soft = style({ color: vars.color.inkSoft });
export const part = style({ marginBlockStart: vars.space[4] });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const small = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const note = style([small, { margin: 0, fontVariantNumeric: 'tabular-nums' }]);
export const figure = style({ margin: 0, fontSize: vars.size[3], fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

/** A result as balls. */
export const balls = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const ball = style({
  minInlineSize: '2.25rem',
  paddingInline: vars.space[2],
  lineHeight: '2.25rem',
  textAlign: 'center',
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  borderRadius: '999px',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const inline = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const cell = style({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  padding: vars.space[2],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  font: 'inherit',
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});
/** How close an outcome is to its cap, in four steps. */
export const heat = styleVariants({
  none: [cell, { background: vars.color.surface, color: vars.color.ink }],
  low: [cell, { background: vars.color.sunken, color: vars.color.ink }],
  middle: [cell, { background: vars.color.accentSoft, color: vars.color.onAccentSoft }],
  high: [cell, { background: vars.color.warning, color: vars.color.onWarning }],
  full: [cell, { background: vars.color.negative, color: vars.color.onNegative }],
});
export const pressable = style({ cursor: 'pointer' });
export const cellName = style({ fontWeight: vars.weight.bold });
export const market = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const fieldset = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style([heading({ size: 'small' }), { padding: 0, marginBlockEnd: vars.space[3] }]);
/** A field that does not need the full width. */
export const narrow = style({ maxInlineSize: '26rem' });
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const events = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const event = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.border.thick} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
