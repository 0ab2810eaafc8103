import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gap: vars.space[4] });
export const grid = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' });

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&[data-over=true]': { background: vars.color.sunken } },
});

export const art = style({
  position: 'relative',
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  background: vars.color.band,
  selectors: { [`${card}[data-over=true] &`]: { filter: 'grayscale(0.7)' } },
});
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '80% 50%' });
export const state = style({ position: 'absolute', insetBlockStart: vars.space[3], insetInlineStart: vars.space[3], display: 'flex' });

export const body = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: vars.space[3], padding: vars.space[4] });
export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] });
export const title = heading({ size: 'medium' });
export const summary = style({ color: vars.color.inkSoft });
export const prize = style({ color: vars.color.money, fontWeight: vars.weight.bold });
export const conditions = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});
export const condition = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[2], alignItems: 'center' });
