import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '../typography.css.ts';

export const badge = recipe({
  base: [
    displayFace,
    {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '1.375rem',
      paddingInline: vars.space[2],
      border: `${vars.border.thin} solid transparent`,
      borderRadius: vars.radius.chip,
      fontSize: vars.size[1],
      lineHeight: 1,
      whiteSpace: 'nowrap',
    },
  ],
  variants: {
    tone: {
      accent: { background: vars.color.accent, color: vars.color.onAccent },
      second: { background: vars.color.second, color: vars.color.onSecond },
      neutral: { background: vars.color.sunken, color: vars.color.ink, borderColor: vars.color.line },
      positive: { background: vars.color.positive, color: vars.color.onPositive },
      warning: { background: vars.color.warning, color: vars.color.onWarning },
      negative: { background: vars.color.negative, color: vars.color.onNegative },
    },
  },
});
