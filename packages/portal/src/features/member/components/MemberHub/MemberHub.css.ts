import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const hub = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: `linear-gradient(100deg, ${vars.color.accentSoft}, transparent 60%), ${vars.color.surface}`,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});

export const money = style({ display: 'flex', minInlineSize: 0 });

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [from.tablet]: { maxInlineSize: '28rem' } },
});

export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [from.tablet]: { gap: vars.space[3] } },
});

export const shortcut = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space[2],
  blockSize: '100%',
  minBlockSize: vars.control.height,
  padding: `${vars.space[3]} ${vars.space[1]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
});

export const face = style({ position: 'relative', display: 'grid' });

export const mark = style({ position: 'absolute', insetBlockEnd: '0.625rem', insetInlineStart: '0.875rem' });

export const label = style({
  maxInlineSize: '100%',
  fontSize: vars.size[1],
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
