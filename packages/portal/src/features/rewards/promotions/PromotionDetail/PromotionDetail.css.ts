import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '80vh',
  padding: `${vars.space[4]} ${vars.layout.gutter} ${vars.space[7]}`,
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minBlockSize: '44px',
  color: vars.color.inkSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink } },
});
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '70rem',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: vars.space[6] } },
});
export const art = style({
  gridColumn: '1 / -1',
  position: 'relative',
  aspectRatio: '2',
  maxBlockSize: '22rem',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.band,
  selectors: { '&[data-over=true]': { filter: 'grayscale(0.7)' } },
  '@media': { [from.desktop]: { aspectRatio: 'auto', blockSize: '20rem' } },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '80% 50%',
});
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[3] });
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const title = heading({ size: 'huge' });
export const lead = style({ color: vars.color.inkSoft, fontSize: vars.size[3], maxInlineSize: '60ch' });
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { [from.desktop]: { gridColumn: 2, gridRow: '2 / span 2' } },
});
export const prizeLabel = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const prize = style([heading({ size: 'large' }), { color: vars.color.money }]);
export const missing = style({ display: 'grid', gap: vars.space[2] });
export const parts = style({ display: 'grid', gap: vars.space[6], '@media': { [from.desktop]: { gridColumn: 1 } } });
export const part = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const partTitle = heading({ size: 'medium' });
export const steps = style({ display: 'grid', gap: vars.space[4] });
export const step = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: vars.space[3] });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.chip,
  background: vars.color.sunken,
  fontWeight: vars.weight.bold,
});
export const conditions = style({ display: 'grid', gap: vars.space[3] });
export const condition = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: vars.space[3] });
