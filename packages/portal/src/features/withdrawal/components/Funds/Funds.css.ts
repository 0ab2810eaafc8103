import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const funds = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
});

export const label = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const main = style({ display: 'grid', gap: vars.space[1] });
export const facts = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const fact = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' });
export const factName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});
export const figure = style({ margin: 0, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const text = style({ margin: 0, color: vars.color.inkSoft, fontSize: vars.size[1] });
export const locks = style({ display: 'grid', gap: vars.space[3], margin: 0 });
export const link = style({ color: vars.color.link, textDecoration: 'underline' });
