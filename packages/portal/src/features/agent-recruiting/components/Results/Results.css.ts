import { style } from '@vanilla-extract/css';
import { displayFace, heading } from '@livery/ui/typography.css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const title = heading({ size: 'large' });
export const subtitle = heading({ size: 'medium' });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '70ch', textWrap: 'pretty' });
export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size[1], maxInlineSize: '70ch' });
export const steps = style({ display: 'grid', gap: vars.space[3] });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name count" "bar bar" "share share"',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '9rem minmax(0, 1fr) 5rem 12rem',
      gridTemplateAreas: '"name bar count share"',
    },
  },
});
export const name = style({ gridArea: 'name' });
export const bar = style({
  gridArea: 'bar',
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.25rem',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
});
export const fill = style({ fill: vars.color.accent });
export const count = style([
  displayFace,
  { gridArea: 'count', fontSize: vars.size[3], fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
]);
export const share = style({ gridArea: 'share', color: vars.color.inkSoft, fontSize: vars.size[1] });
export const table = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
