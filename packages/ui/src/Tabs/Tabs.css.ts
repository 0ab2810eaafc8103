import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { fadedEdges } from '../faded-edges.css.ts';
import { stateMotion } from '../motion.css.ts';
import { displayFace } from '../typography.css.ts';

export const list = style([
  fadedEdges,
  {
    display: 'flex',
    gap: vars.space[1],
    // A scroller has no minimum height, so a full column would shrink it to nothing.
    minBlockSize: '2.75rem',
    background: `linear-gradient(${vars.color.line}, ${vars.color.line}) bottom / 100% ${vars.border.thin} no-repeat`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  },
]);

const isChosen = '&:is([aria-selected=true], [aria-current=page])';

export const tab = style([
  displayFace,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    minBlockSize: '2.75rem',
    paddingInline: vars.space[3],
    color: vars.color.inkSoft,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    // The list would clip an outer focus ring.
    outlineOffset: `calc(-1 * ${vars.border.thick})`,
    transition: `color ${stateMotion}`,
    selectors: {
      '&:hover': { color: vars.color.ink },
      [isChosen]: { color: vars.color.ink },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space[3],
        insetBlockEnd: 0,
        borderBlockEnd: `${vars.border.thick} solid ${vars.color.link}`,
        transform: 'scaleX(0)',
        transition: `transform ${stateMotion}`,
      },
      [`${isChosen}::after`]: { transform: 'none' },
    },
  },
]);

export const panel = style({ paddingBlockStart: vars.space[4] });
