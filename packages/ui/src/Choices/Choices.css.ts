import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { fadedEdges } from '../faded-edges.css.ts';
import { stateMotion } from '../motion.css.ts';

export const list = recipe({
  base: { display: 'flex', gap: vars.space[2] },
  variants: {
    onPhone: {
      wrap: { flexWrap: 'wrap' },
      // Reaches the edge of the page, so that part of the next choice shows.
      scroll: {
        ...fadedEdges,
        minInlineSize: 0,
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        marginBlock: `calc(-1 * ${vars.space[2]})`,
        paddingInline: vars.layout.gutter,
        paddingBlock: vars.space[2],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        overscrollBehaviorX: 'contain',
      },
    },
  },
});

export const choice = style({
  minBlockSize: '2.75rem',
  flexShrink: 0,
  minInlineSize: '2.75rem',
  paddingInline: vars.space[4],
  background: vars.color.field,
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.chip,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  transition: `background-color ${stateMotion}, border-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed=true]': { background: vars.color.accentSoft, borderColor: vars.color.ink, color: vars.color.onAccentSoft },
  },
});
