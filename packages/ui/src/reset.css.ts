import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import './bars.css.ts';
import { reducedMotion } from './motion.css.ts';

/** Only element selectors, so that every class overrides the reset, whatever the order of files. */

/** A rule for every pseudo-element would make the browser compute two more styles per element. */
globalStyle('*', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: '100%',
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.body,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('body', {
  minBlockSize: '100dvh',
  fontSize: vars.size[2],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, h4', { font: 'inherit', lineHeight: vars.leading.tight, textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('ul, ol, menu', { listStyle: 'none' });
globalStyle('img, picture, svg, video, canvas, iframe', { display: 'block', maxInlineSize: '100%' });
globalStyle('img, video', { blockSize: 'auto' });
globalStyle('iframe, fieldset', { border: 0, minInlineSize: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
/** Safari zooms the page when a focused field has smaller text. */
globalStyle('input, select, textarea', { '@media': { '(pointer: coarse)': { fontSize: 'max(16px, 1em)' } } });
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '0.2em' });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('summary', { cursor: 'pointer' });
globalStyle(':where(input, textarea)::placeholder', { color: vars.color.inkSoft, opacity: 1 });
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });

/** Two rings, because one of their two colours stands out on every background of the contract. */
globalStyle(':where(:focus-visible)', {
  outline: `${vars.border.thick} solid ${vars.color.focusOuter}`,
  outlineOffset: vars.border.thick,
  boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.focusInner}`,
});

/** For controls tapped before hydration: they look pressed until the tap is handled. */
globalStyle('[data-heard]', {
  cursor: 'progress',
  outline: `${vars.border.medium} solid currentcolor`,
  outlineOffset: `calc(-1 * ${vars.border.medium})`,
  transform: 'scale(0.98)',
});

/** The skip link's target takes focus without being a control. */
globalStyle(':where([tabindex="-1"]:focus-visible)', { outline: 'none', boxShadow: 'none' });

/** Forced colours remove fills, so the selection needs an outline. */
globalStyle(':where([aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]):where(:not(:focus-visible))', {
  '@media': {
    '(forced-colors: active)': { outline: `${vars.border.thick} solid Highlight`, outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      // Durations match properties by position, so leaving elements list these three first.
      transitionProperty: 'opacity, display, overlay !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
