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
  '@media': {
    [from.tablet]: { padding: vars.space[5] },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'center', columnGap: vars.space[6] },
  },
});

export const money = style({ display: 'flex', minInlineSize: 0 });

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [from.tablet]: { maxInlineSize: '28rem' } },
});

/** Beside the balance on a desktop. A phone has the badge of the shortcut. */
export const claim = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      gridColumn: 2,
      gridRow: 'span 2',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[4],
      paddingInlineStart: vars.space[5],
      borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
    },
  },
});

export const claimText = style({ fontWeight: vars.weight.medium });
export const claimAct = style({ gridColumn: '1 / -1' });

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
