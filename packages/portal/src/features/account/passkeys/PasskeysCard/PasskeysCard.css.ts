import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const none = style({ color: vars.color.inkSoft });
export const list = style({ display: 'grid' });

export const passkey = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` } },
});

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const dates = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
