import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const label = style({ marginBlockEnd: vars.space[1], fontSize: vars.size[1], fontWeight: vars.weight.medium });
export const choices = style({
  display: 'flex',
  gap: vars.space[1],
  padding: vars.border.medium,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const choice = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.control.height,
  borderRadius: vars.radius.control,
  color: vars.color.inkSoft,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-pressed="true"]': { background: vars.color.raised, color: vars.color.ink, boxShadow: vars.elevation.low },
  },
});
