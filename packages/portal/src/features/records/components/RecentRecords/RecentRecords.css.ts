import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] });
export const title = heading({ size: 'small' });
export const more = style({ display: 'grid', alignItems: 'center', minBlockSize: '2.75rem', color: vars.color.link });

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: '3.5rem',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const none = style({
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
