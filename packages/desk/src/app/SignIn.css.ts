import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';
import { panel } from '#shared/panel.css.ts';

export const card = style([
  panel,
  { display: 'grid', gap: vars.space[4], inlineSize: 'min(26rem, 100%)', boxShadow: vars.elevation.medium },
]);
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  fontWeight: vars.weight.medium,
});
export const title = heading({ size: 'medium' });
export const lead = style({ color: vars.color.inkSoft });
export const form = style({ display: 'grid', gap: vars.space[4] });
