import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '@livery/ui/typography.css';

/** The header of a phone with double-size text. */
const cramped = '(max-width: 18rem)';
/** Next to a member's balance on phones and upright tablets. */
const narrow = '(max-width: 1023.98px)';
// The class is doubled to override the theme's rules.
const member = ':root[data-viewer="member"] &&';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  minInlineSize: 0,
  // A mark alone is narrower than a finger.
  marginInline: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[2],
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [narrow]: { selectors: { [member]: { marginInline: `calc(-1 * ${vars.space[2]})` } } } },
  '@container': { [cramped]: { marginInline: 0, paddingInline: 0 } },
});

const size = `calc(${vars.size[4]} * 1.15)`;
const image = style({ flex: '0 1 auto', minInlineSize: 0, blockSize: size, inlineSize: 'auto', objectFit: 'contain' });
const dark = ':root[data-theme="dark"] &';
const light = ':root:not([data-theme="dark"]) &';

/** Forced colours replace the background, so the background decides which picture shows, not the theme. */
const forced = (scheme: 'light' | 'dark') => `(forced-colors: active) and (prefers-color-scheme: ${scheme})`;

/** Alone on a page, where it is always shown in full. */
export const alone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  color: vars.color.ink,
  textDecoration: 'none',
});

/**
 * A member's header also has the balance and the deposit button. Where space is short, the logo shrinks to its mark.
 */
const roomy = style({
  '@container': { [cramped]: { display: 'none' } },
  '@media': { [narrow]: { selectors: { [member]: { display: 'none' } } } },
});
export const whole = style([{ display: 'contents' }, roomy]);
export const always = style({ display: 'contents' });

/** Next to a long balance, it shrinks to at most half its width. */
export const mark = style({
  display: 'none',
  minInlineSize: '1.5rem',
  '@container': { [cramped]: { display: 'flex', minInlineSize: 0 } },
  '@media': { [narrow]: { selectors: { [member]: { display: 'flex' } } } },
});

export const onLight = style([
  image,
  {
    selectors: { [dark]: { display: 'none' } },
    '@media': { [forced('dark')]: { display: 'none' }, [forced('light')]: { selectors: { [dark]: { display: 'block' } } } },
  },
]);
export const onDark = style([
  image,
  {
    selectors: { [light]: { display: 'none' } },
    '@media': { [forced('light')]: { display: 'none' }, [forced('dark')]: { selectors: { [light]: { display: 'block' } } } },
  },
]);

/** A long name is truncated before it pushes its neighbours. */
export const name = style([
  roomy,
  displayFace,
  { minInlineSize: 0, maxInlineSize: '16rem', overflow: 'hidden', fontSize: vars.size[3], textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const aloneName = style([displayFace, { fontSize: vars.size[3] }]);
