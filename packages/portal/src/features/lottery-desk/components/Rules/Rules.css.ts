import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { heading } from '@livery/ui/typography.css';

export const rules = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const head = style({ display: 'grid', gap: vars.space[2], maxInlineSize: '44rem' });
export const title = heading({ size: 'large' });
export const lead = style({ color: vars.color.inkSoft, textWrap: 'pretty' });
export const facts = style({ display: 'grid', gap: vars.space[1] });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const groupTitle = heading({ size: 'medium' });
export const pledge = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start', maxInlineSize: '44rem' });
export const code = style({ fontFamily: 'monospace', fontSize: vars.size[1], overflowWrap: 'anywhere' });
