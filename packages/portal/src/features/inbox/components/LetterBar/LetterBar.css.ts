import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minBlockSize: '3.5rem',
  paddingInline: vars.space[3],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

/** Its buttons' text aligns with the end of the messages' dates. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});

export const refusal = style({ flexBasis: '100%', paddingBlockEnd: vars.space[2], color: vars.color.negativeInk, fontSize: vars.size[1] });
