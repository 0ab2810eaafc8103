import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const title = heading({ size: 'small' });
export const name = heading({ size: 'medium' });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], marginBlockEnd: vars.space[5] });
export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1] });
export const back = style({ display: 'inline-block', color: vars.color.link, paddingBlock: vars.space[1], marginBlockEnd: vars.space[3] });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[3],
});
export const soft = style({ color: vars.color.inkSoft });
export const small = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
/** An amount with its previous value below. */
export const change = style({ display: 'inline-grid', fontVariantNumeric: 'tabular-nums' });

/** Figures side by side. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const figure = style({ margin: 0, fontSize: vars.size[3], fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

/** Puts a line's facts beside its messages if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
