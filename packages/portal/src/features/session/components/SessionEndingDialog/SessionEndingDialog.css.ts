import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gap: vars.space[3] });
export const left = style([heading({ size: 'huge' }), { fontVariantNumeric: 'tabular-nums' }]);
