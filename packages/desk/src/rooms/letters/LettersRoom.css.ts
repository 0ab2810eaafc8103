import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const layout = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const subtitle = heading({ size: 'small' });
export const list = style({ display: 'grid' });

export const mailing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const detail = style({ gridColumn: '1 / -1', color: vars.color.inkSoft, fontSize: vars.size[1] });
