import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const title = heading({ size: 'small' });
export const lead = style({ color: vars.color.inkSoft, marginBlock: vars.space[1] });
export const level = style({ margin: 0, padding: 0, listStyle: 'none' });
/** One level down. A phone indents less, because ten levels must fit. */
export const below = style([
  level,
  {
    marginInlineStart: vars.space[1],
    paddingInlineStart: vars.space[1],
    borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
    '@media': { [from.tablet]: { marginInlineStart: vars.space[5], paddingInlineStart: vars.space[2] } },
  },
]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});
/** As wide as the button that other rows have there. */
export const noToggle = style({ inlineSize: '2.75rem' });
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const how = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const value = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
