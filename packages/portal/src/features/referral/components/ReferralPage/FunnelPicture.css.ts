import { style } from '@vanilla-extract/css';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const funnel = style({ display: 'grid', gap: vars.space[3] });
export const title = heading({ size: 'medium' });
export const steps = style({
  display: 'grid',
  gap: vars.space[1],
  // With no data to draw: three figures side by side.
  selectors: {
    [`${funnel}[data-empty=true] &`]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))', gap: vars.space[3] },
  },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: vars.space[4],
  selectors: {
    [`${funnel}[data-empty=true] &`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${vars.space[3]} ${vars.space[4]}`,
      border: `${vars.border.thin} solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surface,
    },
  },
});
export const shape = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '5rem',
  fill: vars.color.accent,
  selectors: {
    [`${step}:nth-child(2) &`]: { fillOpacity: 0.8 },
    [`${step}:nth-child(3) &`]: { fillOpacity: 0.6 },
  },
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const count = style([displayFace, { fontSize: vars.size[4], lineHeight: vars.leading.tight, fontVariantNumeric: 'tabular-nums' }]);
export const share = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const none = style({ color: vars.color.inkSoft });
