import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

export const notice = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const mark = recipe({
  base: { flexShrink: 0, display: 'grid', placeItems: 'center', inlineSize: '2rem', blockSize: '2rem', borderRadius: vars.radius.chip },
  variants: {
    tone: {
      info: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      positive: { background: vars.color.positive, color: vars.color.onPositive },
      warning: { background: vars.color.warning, color: vars.color.onWarning },
      negative: { background: vars.color.negative, color: vars.color.onNegative },
    },
  },
});

/** A 44 px target beside one line of text that does not make the line taller. */
export const dismiss = style({ marginBlock: `calc(-1 * ${vars.space[2]})`, marginInlineEnd: `calc(-1 * ${vars.space[2]})` });

export const content = style({ display: 'grid', gap: vars.space[1], flexGrow: 1, minInlineSize: 0, paddingBlockStart: '0.25rem' });
export const title = style({ fontWeight: vars.weight.bold });
export const action = style({ marginBlockStart: vars.space[2] });
