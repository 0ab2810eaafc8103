import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

/** Puts the member beside its tree if there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  margin: 0,
  marginBlockEnd: vars.space[4],
  padding: 0,
  listStyle: 'none',
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});
export const stepLink = style({ color: vars.color.link, paddingBlock: vars.space[1] });
export const here = style({ color: vars.color.ink, fontWeight: vars.weight.bold, paddingBlock: vars.space[1] });

export const member = style({ display: 'grid', gap: vars.space[4] });
export const name = heading({ size: 'medium' });
export const names = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const partTitle = heading({ size: 'small' });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const strong = style({ fontWeight: vars.weight.medium });

export const password = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size[3],
  padding: vars.space[3],
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
});
/** Keeps the button of a long form in sight. */
export const submit = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space[3],
  background: vars.color.raised,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});
export const stack = style({ display: 'grid', gap: vars.space[4] });
