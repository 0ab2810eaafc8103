import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  color: vars.color.link,
  ':hover': { color: vars.color.linkHover },
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[3] });

/** The printed sheet: an A4 page with its margins leaves 178 mm. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': {
    [from.tablet]: { padding: vars.space[7] },
    print: {
      visibility: 'visible',
      position: 'absolute',
      inset: '0 0 auto 0',
      maxInlineSize: '178mm',
      padding: 0,
      border: 0,
      borderRadius: 0,
      background: 'Canvas',
      colorScheme: 'light',
      fontSize: '9pt',
    },
  },
});
// Nothing else on the page is printed, and the ink is black in every theme.
globalStyle(`body:has(${sheet})`, { '@media': { print: { visibility: 'hidden', colorScheme: 'light' } } });
globalStyle(`${sheet} *`, { '@media': { print: { color: 'CanvasText', borderColor: 'GrayText' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
});
export const brand = style([heading({ size: 'small' })]);
export const title = style([heading({ size: 'large' }), { overflowWrap: 'anywhere' }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const fact = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], breakInside: 'avoid-page' });
export const heading2 = style([heading({ size: 'small' }), { overflowWrap: 'anywhere' }]);
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1], maxInlineSize: '70ch', textWrap: 'pretty' });

/** Sums in a column, with the closing amount set apart. */
export const sums = style({ display: 'grid', margin: 0, maxInlineSize: '32rem' });
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0, borderBlockStart: `${vars.border.thick} solid ${vars.color.line}`, fontWeight: vars.weight.bold },
  },
});
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  breakInside: 'avoid-page',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' }, print: { gridTemplateColumns: 'minmax(0, 1fr) 40mm' } },
});
export const told = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[3] });
export const hash = style({ margin: 0, overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace', fontSize: vars.size[1] });
export const qr = style({ inlineSize: '10rem', '@media': { print: { inlineSize: '38mm' } } });
/** Hidden on paper, where nothing can be pressed. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
