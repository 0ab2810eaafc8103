import { globalStyle, style } from '@vanilla-extract/css';
import * as fieldStyles from '../Field/Field.css.ts';

export const box = style([fieldStyles.box, { inlineSize: '100%' }]);

export const field = style({ display: 'flex', alignItems: 'center', alignSelf: 'stretch', flexGrow: 1, minInlineSize: 0, cursor: 'text' });

export const icon = fieldStyles.icon;

export const input = style([fieldStyles.control]);

globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' });
