import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const path = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const stepLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.ink, textDecoration: 'none', fontWeight: vars.weight.medium } },
});
export const mark = style({ color: vars.color.inkSoft });
export const search = style({ display: 'grid', gap: vars.space[2], maxInlineSize: '32rem' });
export const hint = style({ color: vars.color.inkSoft, fontSize: vars.size[1], maxInlineSize: '70ch' });

/** The link of its row is below it. */
export const open = style({
  position: 'relative',
  display: 'inline-flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  // As high as a finger needs, without making the row taller.
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  color: vars.color.link,
  textDecoration: 'underline',
});
