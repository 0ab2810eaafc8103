import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minBlockSize: '44px',
  color: vars.color.inkSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink } },
});

export const favourite = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
