import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '@livery/ui/typography.css';

export const cover = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** The motif is above the lettering. */
export const strip = style([cover, { objectPosition: '50% 22%' }]);

export const fallback = style({ position: 'absolute', inset: 0, background: vars.color.band, color: vars.color.onBand });

export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const rings = style({ stroke: vars.color.accent, strokeWidth: 1, opacity: 0.55 });
export const light = style({ fill: vars.color.accent });
export const ground = style({ fill: vars.color.second, opacity: 0.5 });

export const lettering = style([
  displayFace,
  {
    position: 'absolute',
    insetInline: vars.space[2],
    insetBlockEnd: vars.space[3],
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    fontSize: vars.size[3],
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textWrap: 'balance',
  },
]);
