import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const board = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const title = style([heading({ size: 'large' })]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  // The ten largest fill a phone.
  selectors: { '&:nth-child(n + 11)': { display: 'none' } },
  '@media': {
    [from.tablet]: { selectors: { '&:nth-child(n + 11)': { display: 'grid' } } },
    [from.desktop]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
  },
});

export const place = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.chip,
  background: vars.color.sunken,
  fontSize: vars.size[1],
  fontWeight: vars.weight.bold,
  selectors: { '&[data-first]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
});

export const avatar = style({ inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: vars.radius.chip });
export const names = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const player = style([oneLine, { fontWeight: vars.weight.medium }]);
export const game = style([oneLine, { color: vars.color.inkSoft, fontSize: vars.size[1] }]);
