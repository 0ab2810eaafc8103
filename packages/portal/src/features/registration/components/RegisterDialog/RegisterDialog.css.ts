import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[4] });

/** A hidden step keeps its input. */
export const step = style({ display: 'grid', gap: vars.space[4], selectors: { '&[hidden]': { display: 'none' } } });

export const ways = style({ display: 'grid', gap: vars.space[2] });

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});
