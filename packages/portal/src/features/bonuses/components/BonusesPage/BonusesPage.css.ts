import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const held = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '4rem',
  aspectRatio: '1',
  borderRadius: vars.radius.chip,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const words = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const label = style({ color: vars.color.inkSoft });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const contributions = style({ display: 'grid', gap: vars.space[3], color: vars.color.inkSoft });
export const shares = style({
  display: 'grid',
  columnGap: vars.space[6],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const share = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});
export const percent = style({ color: vars.color.ink, fontVariantNumeric: 'tabular-nums' });
