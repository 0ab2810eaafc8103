import { style } from '@vanilla-extract/css';

/** Tabs and their content form one part of the page. */
export const centre = style({ minInlineSize: 0 });
