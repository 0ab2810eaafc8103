import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { layer } from '@livery/ui/layers.css';
import { heading } from '@livery/ui/typography.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
  },
});

export const choosing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const title = heading({ size: 'medium' });

export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  padding: `${vars.space[3]} ${vars.layout.gutter}`,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [from.tablet]: {
      insetBlockEnd: vars.space[3],
      marginInline: 0,
      paddingInline: vars.space[4],
      border: `${vars.border.thin} solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      boxShadow: vars.elevation.medium,
    },
  },
});
export const sum = style({ display: 'grid', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
export const lines = style({ fontWeight: vars.weight.bold });
export const win = style({ color: vars.color.inkSoft, fontSize: vars.size[1], textWrap: 'pretty' });
export const buttons = style({ display: 'flex', flex: 'none', gap: vars.space[2] });
