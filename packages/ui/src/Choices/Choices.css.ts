import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const choice = style({
  minBlockSize: '2.75rem',
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
