import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[5] });
export const title = heading({ size: 'small' });

export const rule = style({ display: 'flex', gap: vars.space[2], color: vars.color.inkSoft, fontSize: vars.size[1] });
export const ruleIcon = style({ flexShrink: 0, display: 'grid', alignContent: 'start', paddingBlockStart: '0.15em' });
