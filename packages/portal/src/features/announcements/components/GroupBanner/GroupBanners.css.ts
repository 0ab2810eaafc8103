import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { heading } from '@livery/ui/typography.css';
import { room } from './BannerRoom.css.ts';

/** The text is on the band, with the picture's best part behind its end. */
export const card = style([
  room,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) min(6.5rem, 28%)',
    overflow: 'hidden',
    borderRadius: vars.radius.medium,
    background: vars.color.band,
    color: vars.color.onBand,
  },
]);

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
});
export const title = style([heading({ size: 'small' }), { textWrap: 'balance', overflowWrap: 'anywhere' }]);
export const text = style({
  overflowWrap: 'anywhere',
  color: vars.color.onBandSoft,
  fontSize: vars.size[1],
  lineHeight: vars.leading.body,
});

export const frame = style({ position: 'relative', minBlockSize: 0 });
export const art = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '88% 40%',
});
