import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const summary = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.border.medium} solid ${vars.color.negativeInk}`,
  borderRadius: vars.radius.medium,
});

export const icon = style({ color: vars.color.negativeInk });
export const content = style({ flexGrow: 1, minInlineSize: 0 });
export const title = style({ fontWeight: vars.weight.bold });

export const link = style({
  minBlockSize: '2.75rem',
  inlineSize: '100%',
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.linkHover } },
});
