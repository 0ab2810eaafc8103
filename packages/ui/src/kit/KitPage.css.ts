import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';
import { layer } from '../layers.css.ts';
import { heading } from '../typography.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlockEnd: vars.space[8],
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  paddingBlock: vars.space[2],
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [from.tablet]: { position: 'sticky', zIndex: layer.bar, insetBlockStart: 0 } },
});

export const choice = style({ flexGrow: 1, minInlineSize: '9rem', '@media': { [from.tablet]: { flexGrow: 0 } } });

export const title = heading({ size: 'huge' });
export const stateTitle = style([heading({ size: 'small' }), { color: vars.color.inkSoft }]);
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem', color: 'inherit' });

export const component = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

export const index = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  columnGap: vars.space[5],
});

export const alone = style({ padding: vars.layout.gutter });
