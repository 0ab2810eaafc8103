import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '@livery/ui/typography.css';

const belowTablet = '(max-width: 767.98px)';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  minInlineSize: 0,
  color: vars.color.ink,
  textDecoration: 'none',
});

const image = style({ flex: 'none', blockSize: `calc(${vars.size[4]} * 1.15)`, inlineSize: 'auto', objectFit: 'contain' });
const dark = ':root[data-theme="dark"] &';
const light = ':root:not([data-theme="dark"]) &';
const member = ':root[data-viewer="member"] &';

/** A member's bar on a phone holds balance and deposit, so that the logo is its mark alone. */
const roomy = style({ '@media': { [belowTablet]: { selectors: { [member]: { display: 'none' } } } } });
const wide = style([image, roomy]);
export const onLight = style([wide, { selectors: { [dark]: { display: 'none' } } }]);
export const onDark = style([wide, { selectors: { [light]: { display: 'none' } } }]);
export const mark = style([image, { display: 'none', '@media': { [belowTablet]: { selectors: { [member]: { display: 'block' } } } } }]);

/** A long one ends in dots before it moves its neighbours. */
export const name = style([
  roomy,
  displayFace,
  { minInlineSize: 0, maxInlineSize: '16rem', overflow: 'hidden', fontSize: vars.size[3], textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
