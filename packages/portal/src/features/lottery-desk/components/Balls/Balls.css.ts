import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '@livery/ui/typography.css';

/** A rule of the game, not of the brand: the blue balls are blue everywhere. */
export const ballColours = { red: vars.color.negative, blue: 'royalblue', green: vars.color.positive } as const;

const ring = (colour: string) => `inset 0 0 0 ${vars.border.thick} ${colour}`;

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const item = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  selectors: { '&[data-special=true]': { marginInlineStart: vars.space[2] } },
});

export const ball = recipe({
  base: [
    displayFace,
    {
      display: 'grid',
      placeItems: 'center',
      background: vars.color.raised,
      color: vars.color.ink,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      letterSpacing: 0,
    },
  ],
  variants: {
    shape: { ball: { borderRadius: '50%' }, tile: { borderRadius: vars.radius.small } },
    size: {
      small: { inlineSize: '1.75rem', blockSize: '1.75rem', fontSize: vars.size[1] },
      large: { inlineSize: 'min(2.25rem, 8vw)', blockSize: 'min(2.25rem, 8vw)', fontSize: vars.size[2] },
    },
    colour: {
      plain: { boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.line}` },
      red: { boxShadow: ring(ballColours.red) },
      blue: { boxShadow: ring(ballColours.blue) },
      green: { boxShadow: ring(ballColours.green) },
    },
  },
});

export const sign = style({ fontSize: `min(${vars.size[1]}, 0.75rem)` });

export const prize = recipe({
  base: [displayFace, { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em' }],
  variants: { size: { small: { fontSize: vars.size[2] }, large: { fontSize: vars.size[4] } } },
});
