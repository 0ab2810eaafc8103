import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { slideHeight } from '../BannerCarousel/BannerCarousel.css.ts';

export const hero = style([slideHeight, { overflow: 'hidden', borderRadius: vars.radius.large }]);
