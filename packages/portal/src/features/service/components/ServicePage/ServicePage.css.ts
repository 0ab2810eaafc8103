import { style } from '@vanilla-extract/css';
import { coveredStart } from '@livery/ui/bars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], minInlineSize: 0 });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minInlineSize: 0 });
export const title = style([heading({ size: 'large' })]);
export const text = style({ maxInlineSize: '65ch', color: vars.color.inkSoft });

export const panel = style([
  section,
  {
    alignContent: 'start',
    padding: vars.space[5],
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.raised,
    boxShadow: vars.elevation.low,
  },
]);

export const cards = style({
  display: 'grid',
  gap: vars.space[3],
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
});

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  blockSize: '100%',
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `border-color ${stateMotion}`,
  ':hover': { borderColor: vars.color.lineStrong },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.medium,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});

export const cardWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flexGrow: 1, minInlineSize: 0 });
export const cardTitle = style({ fontWeight: vars.weight.bold });
export const cardText = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const domains = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], padding: 0, listStyle: 'none' });

export const domain = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  ':last-child': { borderBlockEnd: 0 },
});

export const domainName = style({
  display: 'grid',
  flex: '1 1 8rem',
  justifyItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

/** A link leads here, so the whole panel must be below the header. */
export const anchor = style([title, { scrollMarginBlockStart: `calc(${coveredStart} + ${vars.space[7]})` }]);
