import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

const card = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});

export const payment = style([card, { gap: vars.space[5] }]);
export const created = style([card, { justifyItems: 'center', textAlign: 'center', paddingBlock: vars.space[7] }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const title = style([heading({ size: 'small' }), { display: 'grid', gap: vars.space[1] }]);

export const left = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.chip,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const clock = style({ fontVariantNumeric: 'tabular-nums' });

export const text = style({ color: vars.color.inkSoft, maxInlineSize: '60ch' });

export const pix = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
});

/** 200 pixels at the default text size, as specified for QR codes. */
export const qr = style({ inlineSize: '12.5rem', justifySelf: 'center', order: 1, '@media': { [from.tablet]: { order: 0 } } });

export const words = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const small = style({ fontSize: 'inherit', fontWeight: vars.weight.bold });
export const steps = style({
  margin: 0,
  marginBlockEnd: vars.space[3],
  paddingInlineStart: '1.5em',
  listStyle: 'decimal',
  color: vars.color.inkSoft,
});

export const code = style({
  display: 'block',
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.ground,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  fontSize: vars.size[1],
  overflowWrap: 'anywhere',
  userSelect: 'all',
  marginBlockEnd: vars.space[2],
});

export const page = style({ display: 'grid', gap: vars.space[4] });

export const live = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  paddingBlockStart: vars.space[4],
});

export const other = style({ display: 'grid', justifyItems: 'center' });

export const skeleton = style([card]);
export const skeletonCode = style({
  inlineSize: '12.5rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.small,
  background: vars.color.line,
});
