import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockEnd: vars.space[4] });
export const search = style({ flex: '1 1 16rem', maxInlineSize: '26rem' });
export const state = style({ flex: '0 1 12rem' });
export const who = style({ display: 'grid' });
export const nickname = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });
export const contacts = style({ display: 'grid', fontSize: vars.size[1] });
export const fields = style({ display: 'grid', gap: vars.space[4] });
export const money = style({ whiteSpace: 'nowrap' });
