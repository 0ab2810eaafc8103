import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { ballColours } from '../Balls/Balls.css.ts';
import { displayFace } from '@livery/ui/typography.css';

export const slot = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
export const legend = style({ fontWeight: vars.weight.bold });
export const count = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });

export const grid = recipe({
  base: { display: 'grid', gap: vars.space[2] },
  variants: {
    size: {
      words: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, calc(50% - 0.25rem)), 1fr))' },
      row: {
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
      },
      many: {
        gap: vars.space[1],
        gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
        '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
      },
    },
  },
});

const edge = {
  blockSize: vars.border.thick,
  content: '""',
  position: 'absolute',
  insetInline: '20%',
  insetBlockEnd: vars.space[1],
  borderRadius: vars.radius.chip,
} as const;

export const cell = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: '3rem',
  padding: vars.space[1],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.ink,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  touchAction: 'manipulation',
  transition: `background-color ${stateMotion}, border-color ${stateMotion}, transform ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:active': { transform: 'scale(0.96)' },
    '&[aria-pressed=true]': { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
    '&[aria-disabled=true]:not([aria-pressed=true])': {
      background: vars.color.sunken,
      color: vars.color.inkSoft,
      textDecoration: 'line-through',
    },
    '&[data-colour=red]::after': { ...edge, background: ballColours.red },
    '&[data-colour=blue]::after': { ...edge, background: ballColours.blue },
    '&[data-colour=green]::after': { ...edge, background: ballColours.green },
  },
});
export const label = style([displayFace, { fontSize: vars.size[2], fontVariantNumeric: 'tabular-nums' }]);
export const detail = style({
  color: vars.color.inkSoft,
  fontSize: `min(${vars.size[1]}, 0.75rem)`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${cell}[aria-pressed=true] &`]: { color: vars.color.onAccent } },
});
