import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `${vars.border.medium} solid ${vars.color.surface}`,
  borderRadius: '50%',
  background: vars.color.accent,
} as const;
const track = {
  blockSize: '0.375rem',
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.chip,
  background: vars.color.sunken,
} as const;

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space[3] });

/** High enough for touch. */
export const range = style({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '2.75rem',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: 'calc((0.375rem - 1.75rem) / 2 - 1px)' },
    '&::-moz-range-thumb': thumb,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::-webkit-slider-thumb': { background: 'ButtonText' },
        '&::-webkit-slider-runnable-track': { background: 'ButtonFace' },
      },
    },
  },
});

export const value = style({ minInlineSize: '7.5rem', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
