import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const list = style({ display: 'grid' });
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` } },
});
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const holder = style({ color: vars.color.inkSoft, fontSize: vars.size[1], overflowWrap: 'anywhere' });
export const none = style({ color: vars.color.inkSoft });
