import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

/** Below desktop width, the side menu's sheet and the lobby's own menu replace it. */
export const navigation = recipe({
  base: { display: 'none', '@media': { [from.desktop]: { display: 'block' } } },
  variants: {
    variant: {
      centred: { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` },
      flush: { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` },
      stacked: { background: vars.color.band },
    },
  },
});

export const list = recipe({
  base: { display: 'flex', gap: vars.space[1], paddingInline: vars.layout.gutter },
  variants: {
    variant: {
      centred: { justifyContent: 'center' },
      flush: { justifyContent: 'start' },
      stacked: { gap: 0, marginInlineStart: `calc(-1 * ${vars.space[4]})` },
    },
  },
});

const inInk = style({
  paddingInline: vars.space[3],
  color: vars.color.inkSoft,
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

export const entry = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.control.height,
    fontSize: vars.size[1],
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      centred: inInk,
      flush: inInk,
      // The current section is cut out of the band.
      stacked: {
        paddingInline: vars.space[4],
        color: vars.color.onBand,
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
        selectors: {
          '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
          '&[aria-current="page"]': { background: vars.color.ground, color: vars.color.ink, fontWeight: vars.weight.bold },
        },
      },
    },
  },
});
