import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '80vh',
  padding: `${vars.space[3]} ${vars.layout.gutter} ${vars.space[7]}`,
});
