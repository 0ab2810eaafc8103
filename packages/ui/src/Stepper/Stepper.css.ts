import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';

/** Stacked on a phone, in a row if there is room. */
export const list = style({
  display: 'grid',
  counterReset: 'step',
  '@media': { [from.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[3],
    paddingBlockEnd: vars.space[5],
    counterIncrement: 'step',
    color: vars.color.inkSoft,
    selectors: {
      // The line to the next step.
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '1rem',
        insetBlock: `calc(2rem + ${vars.space[1]}) ${vars.space[1]}`,
        borderInlineStart: `${vars.border.medium} solid ${vars.color.lineStrong}`,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        alignContent: 'start',
        rowGap: vars.space[2],
        paddingBlockEnd: 0,
        textAlign: 'center',
        selectors: {
          '&:not(:last-child)::after': {
            insetInline: `calc(50% + 1rem + ${vars.space[2]}) calc(-50% + 1rem + ${vars.space[2]})`,
            insetBlock: '1rem auto',
            borderInlineStart: 0,
            borderBlockStart: `${vars.border.medium} solid ${vars.color.lineStrong}`,
          },
        },
      },
    },
  },
  variants: {
    state: {
      done: { color: vars.color.ink },
      current: { color: vars.color.ink, fontWeight: vars.weight.bold },
      later: {},
    },
  },
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.chip,
    fontSize: vars.size[1],
    fontWeight: vars.weight.bold,
  },
  variants: {
    state: {
      done: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      current: { background: vars.color.accent, color: vars.color.onAccent },
      later: { selectors: { '&::before': { content: 'counter(step)' } } },
    },
  },
});

export const number = style({ selectors: { '&::before': { content: 'counter(step)' } } });
