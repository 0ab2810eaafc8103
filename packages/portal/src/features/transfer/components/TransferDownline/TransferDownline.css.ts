import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], maxInlineSize: '34rem' });
export const text = style({ maxInlineSize: '60ch' });
export const find = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[3] });
export const field = style({ flex: '1 1 14rem', minInlineSize: 0 });

/** Aligned with the field, below its label. */
export const beside = style({ paddingBlockStart: `calc(${vars.size[2]} * ${vars.leading.body} + ${vars.space[2]})` });
