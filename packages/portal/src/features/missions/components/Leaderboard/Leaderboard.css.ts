import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const board = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const rule = style({ color: vars.color.inkSoft, maxInlineSize: '60ch' });
export const reset = style({ color: vars.color.ink, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const list = style({ display: 'grid' });

const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[3],
});

export const row = recipe({
  base: [line, { borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}` }],
  variants: {
    isOwn: { true: { background: vars.color.accentSoft, color: vars.color.onAccentSoft, borderRadius: vars.radius.medium }, false: {} },
  },
});

export const own = style([
  line,
  {
    borderRadius: vars.radius.medium,
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    position: 'sticky',
    insetBlockEnd: vars.space[3],
    boxShadow: vars.elevation.medium,
  },
]);

export const rank = style([displayFace, { fontSize: vars.size[3], fontVariantNumeric: 'tabular-nums', textAlign: 'center' }]);
export const name = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: vars.weight.medium });
export const behind = style({ fontSize: vars.size[1], fontWeight: vars.weight.regular });
export const staked = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const notYet = style({ color: vars.color.inkSoft });
