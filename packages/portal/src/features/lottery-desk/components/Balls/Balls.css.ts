import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '@livery/ui/typography.css';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const ball = style([
  displayFace,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.25rem',
    blockSize: '2.25rem',
    paddingInline: vars.space[1],
    borderRadius: '50%',
    background: vars.color.surface,
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
  },
]);
