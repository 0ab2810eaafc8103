import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

/** Below a desk's width the side menu's sheet and the lobby's own menu do this work. */
export const navigation = style({
  display: 'none',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [from.desktop]: { display: 'block' } },
});

export const list = recipe({
  base: { display: 'flex', gap: vars.space[1], paddingInline: vars.layout.gutter },
  variants: { variant: { centred: { justifyContent: 'center' }, flush: { justifyContent: 'start' } } },
});

export const entry = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current="page"]': { color: vars.color.ink, fontWeight: vars.weight.bold },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[3],
      insetBlockEnd: 0,
      blockSize: vars.border.thick,
      background: vars.color.action,
    },
  },
});
