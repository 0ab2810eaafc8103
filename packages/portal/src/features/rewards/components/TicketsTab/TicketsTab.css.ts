import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

export const grid = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' });

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  transition: `box-shadow ${stateMotion}`,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { boxShadow: vars.elevation.medium } } } },
});

export const art = style({ position: 'relative', aspectRatio: '5 / 2', overflow: 'hidden', background: vars.color.band });
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '80% 50%' });

export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  display: 'flex',
});

export const content = style({ display: 'grid', alignContent: 'start', gap: vars.space[3], padding: vars.space[4] });
export const title = heading({ size: 'medium' });
export const text = style({ color: vars.color.inkSoft });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const number = style({
  minInlineSize: '2.5rem',
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  border: `${vars.border.thin} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&[data-won=true]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
  },
});
