import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

const line = `${vars.border.thin} solid ${vars.color.line}`;

export const tree = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Deep trees must fit a phone, so each level is only as wide as its line. */
export const below = style([
  tree,
  {
    marginInlineStart: vars.space[1],
    paddingInlineStart: vars.space[2],
    borderInlineStart: line,
    '@media': { [from.tablet]: { paddingInlineStart: vars.space[4] } },
  },
]);
export const step = style({ minInlineSize: 0 });
export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: '2.75rem',
    paddingBlock: vars.space[1],
    borderBlockEnd: line,
    listStyle: 'none',
  },
  variants: {
    opens: {
      true: { selectors: { '&:hover': { color: vars.color.linkHover }, '&::-webkit-details-marker': { display: 'none' } } },
      false: {},
    },
  },
});
export const chevron = style({ color: vars.color.inkSoft });
globalStyle(`details[open] > summary > ${chevron}`, { rotate: '180deg' });
export const words = style({ gridColumn: 2, overflowWrap: 'anywhere' });
export const relation = style({ color: vars.color.inkSoft });
export const value = style({ gridColumn: 3, textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium });
export const how = style({ paddingBlock: vars.space[2], color: vars.color.inkSoft, fontSize: vars.size[1], maxInlineSize: '65ch' });
