import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** Dark on light in every theme, because many scanners need it. Dark mode swaps the colours of text and page. */
export const code = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  background: vars.color.ground,
  color: vars.color.ink,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
  selectors: { '[data-theme=dark] &': { background: vars.color.ink, color: vars.color.ground } },
});
