import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { coveredStart } from '../bars.css.ts';
import { from } from '../breakpoints.css.ts';
import { heading } from '../typography.css.ts';

export const receipt = style({
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.large,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [from.tablet]: { paddingInline: vars.space[6] },
    print: {
      visibility: 'visible',
      position: 'fixed',
      inset: '0 0 auto 0',
      maxInlineSize: '120mm',
      padding: 0,
      border: 0,
      background: 'Canvas',
      colorScheme: 'light',
      fontSize: '10pt',
    },
  },
});
// Prints the receipt alone, in black in every theme.
globalStyle(`body:has(${receipt})`, { '@media': { print: { colorScheme: 'light' } } });
globalStyle(`body:has(${receipt}) :not(${receipt}, ${receipt} *)`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`dialog:has(${receipt})::backdrop`, { '@media': { print: { display: 'none' } } });
globalStyle(`${receipt} *`, { '@media': { print: { color: 'CanvasText', borderColor: 'GrayText' } } });

/** The house's name, which paper would lack without the page's header. */
export const issuer = style({
  display: 'none',
  '@media': { print: { display: 'block', fontWeight: vars.weight.bold, textAlign: 'center' } },
});

export const said = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  color: vars.color.inkSoft,
  textAlign: 'center',
  textWrap: 'balance',
});

const markSize = '4rem';
export const mark = recipe({
  base: { display: 'grid', placeItems: 'center', inlineSize: markSize, blockSize: markSize, borderRadius: '50%' },
  variants: {
    tone: {
      positive: { background: vars.color.positive, color: vars.color.onPositive },
      negative: { background: vars.color.negative, color: vars.color.onNegative },
      warning: { background: vars.color.warning, color: vars.color.onWarning },
      calm: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
  },
});

/** Scrolls the mark above the title into view with it. */
export const title = style([
  heading({ size: 'large' }),
  {
    color: vars.color.ink,
    scrollMarginBlockStart: `calc(${coveredStart} + ${markSize} + ${vars.space[3]} + ${vars.space[6]} + ${vars.space[4]})`,
  },
]);

export const facts = style({ display: 'grid', margin: 0 });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

const screenOnly = { print: { display: 'none' } } as const;
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  '@media': { ...screenOnly },
});
export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [from.tablet]: { gridAutoFlow: 'column', justifyContent: 'center' }, ...screenOnly },
});
