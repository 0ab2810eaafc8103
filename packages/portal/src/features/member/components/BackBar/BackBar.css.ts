import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const arrow = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
export const title = style([heading({ size: 'medium' }), { minInlineSize: 0, overflowWrap: 'anywhere' }]);
