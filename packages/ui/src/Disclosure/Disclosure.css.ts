import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { placeMotion, stateMotion } from '../motion.css.ts';

const line = `${vars.border.thin} solid ${vars.color.line}`;

export const disclosure = style({
  borderBlockEnd: line,
  interpolateSize: 'allow-keywords',
  selectors: {
    '&:first-child': { borderBlockStart: line },
    // A single disclosure needs a line above.
    '&:only-of-type': { borderBlockStart: line, borderBlockEnd: 0 },
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${placeMotion}, content-visibility ${placeMotion} allow-discrete`,
    },
    // Shown without a transition, because a form may focus a field in here.
    '&[open]::details-content': { blockSize: 'auto', transition: `block-size ${placeMotion}` },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
  selectors: { '&:hover': { color: vars.color.linkHover }, '&::-webkit-details-marker': { display: 'none' } },
});

export const label = style({ flexGrow: 1, minInlineSize: 0 });

export const chevron = style({
  color: vars.color.inkSoft,
  transition: `rotate ${stateMotion}`,
  selectors: { [`${disclosure}[open] > ${summary} > &`]: { rotate: '180deg' } },
});

export const content = style({ paddingBlockEnd: vars.space[4], maxInlineSize: '75ch' });
