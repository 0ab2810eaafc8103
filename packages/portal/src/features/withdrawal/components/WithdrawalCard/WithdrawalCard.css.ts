import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
});

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: vars.space[3] });
export const words = style({ flexGrow: 1, display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const to = style({ overflowWrap: 'anywhere' });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const outcome = style({ color: vars.color.inkSoft, overflowWrap: 'anywhere' });

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[5],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.25rem',
      insetBlockStart: '0.95rem',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.chip,
      background: vars.color.inkSoft,
    },
    '&:last-child::before': { background: vars.color.action },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.45rem',
      insetBlock: '1.6rem -0.8rem',
      borderInlineStart: `${vars.border.thin} solid ${vars.color.lineStrong}`,
    },
  },
});

export const receipt = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
});
export const asked = style({ fontWeight: vars.weight.bold });
export const left = style({ fontSize: vars.size[1] });
export const clock = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const answers = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'start' } },
});
export const mainAnswer = style({ gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } });
export const actions = style({ display: 'flex', justifyContent: 'start' });
