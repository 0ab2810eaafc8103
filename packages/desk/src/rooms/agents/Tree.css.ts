import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const title = heading({ size: 'small' });

export const level = style({ margin: 0, padding: 0, listStyle: 'none' });

/** One level down. A phone indents less, because 64 levels must fit. */
export const below = style([
  level,
  {
    marginInlineStart: vars.space[2],
    paddingInlineStart: vars.space[1],
    borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
    '@media': { [from.tablet]: { marginInlineStart: vars.space[5], paddingInlineStart: vars.space[2] } },
  },
]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});
/** As wide as the button that other rows have there. */
export const noToggle = style({ inlineSize: '2.75rem' });
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
});
export const who = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const link = style({ color: vars.color.link, fontWeight: vars.weight.medium, paddingBlock: vars.space[1] });
export const nickname = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});
export const after = style({ paddingBlock: vars.space[3] });
