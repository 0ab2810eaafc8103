import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { largeText } from '@livery/ui/breakpoints.css';
import { box } from '@livery/ui/Field.css';

/** Looks like the list shown here when vendors are few. */
export const opener = style([
  box,
  {
    justifyContent: 'space-between',
    gap: vars.space[2],
    minInlineSize: 0,
    paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  },
]);

export const chosen = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [largeText]: { whiteSpace: 'normal' } },
});
