import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[3] });

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  marginBlock: `calc(-1 * ${vars.space[2]})`,
});

export const signUp = style({ display: 'grid', alignItems: 'center', minBlockSize: vars.control.height, paddingInline: vars.space[2] });
