import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { heading } from '@livery/ui/typography.css';

export const proof = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], maxInlineSize: '48rem' });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: '2.75rem',
  color: vars.color.link,
  textDecoration: 'underline',
});
export const title = heading({ size: 'large' });
export const lead = style({ color: vars.color.inkSoft, textWrap: 'pretty' });
export const checks = style({ display: 'grid', gap: vars.space[1] });
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const facts = style({ display: 'grid', gap: vars.space[3] });
export const fact = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const name = style({ fontWeight: vars.weight.bold });
export const value = style({ fontFamily: 'monospace', fontSize: vars.size[1], overflowWrap: 'anywhere' });
