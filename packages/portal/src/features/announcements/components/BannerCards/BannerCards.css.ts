import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { heading } from '@livery/ui/typography.css';

export const room = style({ blockSize: '8.5rem' });

/** The picture next to the text. */
export const card = style([
  room,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '38% minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: vars.radius.medium,
    background: vars.color.band,
    color: vars.color.onBand,
  },
]);

export const art = style({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'cover', objectPosition: '88% 40%' });

export const words = style({ display: 'grid', alignContent: 'center', gap: vars.space[1], padding: vars.space[3] });

const cut = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' } as const;

export const title = style([heading({ size: 'small' }), cut, { WebkitLineClamp: 2, textWrap: 'balance' }]);

export const text = style([
  cut,
  { WebkitLineClamp: 3, color: vars.color.onBandSoft, fontSize: vars.size[1], lineHeight: vars.leading.body },
]);
