import { style } from '@vanilla-extract/css';
import { stateMotion } from '@livery/ui/motion.css';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[3],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: '7rem',
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.border.medium} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  transition: `border-color ${stateMotion}, background-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.ink}` },
    '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.line, cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focusOuter}`,
      outlineOffset: vars.border.thick,
      boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.focusInner}`,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

export const radio = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  background: vars.color.field,
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.ink },
    '&::before': { content: '""', inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '50%' },
    '&:checked::before': { background: vars.color.ink },
    '&:disabled': { borderColor: vars.color.line },
    // The card draws the ring.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:checked::before': { background: 'Highlight' } } } },
});

export const name = style([displayFace, { paddingInlineEnd: vars.space[6], overflowWrap: 'anywhere' }]);
export const more = style({ display: 'grid', gap: vars.space[1] });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
