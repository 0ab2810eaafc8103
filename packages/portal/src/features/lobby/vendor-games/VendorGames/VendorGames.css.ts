import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** As high as the loaded list, so that the dialog does not jump. */
export const games = style({ minBlockSize: '50vh', paddingBlock: vars.space[4] });
