import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

/** On tablets, the icon alone is enough. */
export const name = style({
  display: 'none',
  maxInlineSize: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [from.desktop]: { display: 'block' } },
});
export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
export const account = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
});

export const face = style({ position: 'relative', display: 'grid' });

export const faceMark = style({
  position: 'absolute',
  insetBlockEnd: '0.75rem',
  insetInlineStart: '0.875rem',
  minInlineSize: '1.125rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.chip,
  background: vars.color.negative,
  color: vars.color.onNegative,
  fontSize: '0.75rem',
  fontWeight: vars.weight.bold,
  lineHeight: '1.125rem',
  textAlign: 'center',
});
