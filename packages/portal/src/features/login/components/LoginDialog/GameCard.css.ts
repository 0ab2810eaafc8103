import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '@livery/ui/typography.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.control,
  color: vars.color.inkSoft,
});

export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const words = style({ display: 'grid', gap: vars.space[1] });
export const name = style([displayFace, { overflowWrap: 'anywhere', fontSize: vars.size[3] }]);
export const text = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
