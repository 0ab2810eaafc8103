import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { placeMotion } from '../motion.css.ts';

export const ring = recipe({
  base: { position: 'relative', display: 'grid', flex: 'none' },
  variants: {
    size: {
      small: { inlineSize: '3rem', blockSize: '3rem' },
      medium: { inlineSize: '4rem', blockSize: '4rem' },
      large: { inlineSize: '11rem', blockSize: '11rem' },
    },
  },
});

export const drawing = style({ gridArea: '1 / 1', transform: 'rotate(-90deg)', overflow: 'visible' });
const line = style({ fill: 'none', strokeWidth: 3 });
export const track = style([line, { stroke: vars.color.line }]);
export const arc = recipe({
  base: [
    line,
    {
      strokeLinecap: vars.control.iconCap as 'round',
      transition: `stroke-dasharray ${placeMotion}`,
      '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
    },
  ],
  variants: { tone: { link: { stroke: vars.color.link }, money: { stroke: vars.color.money } } },
});
export const middle = style({ gridArea: '1 / 1', display: 'grid', placeContent: 'center', placeItems: 'center', textAlign: 'center' });
