import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '@livery/ui/motion.css';

/** Looks like the list that stands here where vendors are few. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
  blockSize: vars.control.height,
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  background: vars.color.field,
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${stateMotion}`,
  selectors: { '&:hover': { borderColor: vars.color.ink } },
});

export const chosen = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
