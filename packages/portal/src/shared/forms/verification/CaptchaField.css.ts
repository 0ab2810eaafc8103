import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const captcha = style({ display: 'grid', gap: vars.space[3] });

export const picture = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

/** As large as the picture that will load. */
export const place = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '12.5rem',
  maxInlineSize: '100%',
  aspectRatio: '200 / 72',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});

export const image = style({ inlineSize: '12.5rem', maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.control });
