import { style } from '@vanilla-extract/css';

/** Tabs and what they show are one part of the page, whose parts stand apart. */
export const centre = style({ minInlineSize: 0 });
