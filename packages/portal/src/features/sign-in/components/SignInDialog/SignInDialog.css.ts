import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[4] });

/** The link to the provider: its logo and current activity. */
export const providerLogin = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
  textAlign: 'center',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.chip,
  background: vars.color.surface,
  color: vars.color.ink,
});
export const text = style({ maxInlineSize: '22rem', paddingInline: vars.space[3], color: vars.color.inkSoft });

export const newcomer = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const who = style({ display: 'grid' });
export const name = style({ fontWeight: vars.weight.bold });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
