import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const inbox = style({ display: 'grid', gap: vars.space[4] });

export const card = style({
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.chip,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size[1],
  lineHeight: '1.5rem',
});

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  padding: vars.space[3],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const lines = style({ display: 'grid', gap: vars.space[2] });
