import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const podium = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
});

export const place = recipe({
  base: { display: 'grid', justifyItems: 'center', gap: vars.space[1], minInlineSize: 0, textAlign: 'center', gridRow: 1 },
  variants: { place: { first: { gridColumn: 2 }, second: { gridColumn: 1 }, third: { gridColumn: 3 } } },
});

export const mark = recipe({
  base: [
    displayFace,
    {
      position: 'relative',
      display: 'grid',
      placeContent: 'center',
      inlineSize: '3.5rem',
      aspectRatio: '1',
      borderRadius: vars.radius.chip,
      fontSize: vars.size[4],
      border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
      background: vars.color.sunken,
      color: vars.color.ink,
    },
  ],
  variants: {
    place: {
      first: { inlineSize: '4.5rem', borderColor: vars.color.money, background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      second: {},
      third: {},
    },
  },
});

export const crown = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: 0,
  display: 'grid',
  placeContent: 'center',
  paddingBlockEnd: vars.space[1],
  color: vars.color.money,
});

export const name = style({ maxInlineSize: '100%', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const staked = style({ color: vars.color.money, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });

export const step = recipe({
  base: [
    displayFace,
    {
      display: 'grid',
      placeContent: 'center',
      inlineSize: '100%',
      marginBlockStart: vars.space[2],
      borderStartStartRadius: vars.radius.medium,
      borderStartEndRadius: vars.radius.medium,
      background: vars.color.band,
      color: vars.color.onBand,
      fontSize: vars.size[5],
    },
  ],
  variants: { place: { first: { blockSize: '7rem' }, second: { blockSize: '5rem' }, third: { blockSize: '3.5rem' } } },
});
