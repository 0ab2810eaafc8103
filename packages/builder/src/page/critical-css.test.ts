import { describe, expect, it } from 'vitest';
import { criticalCss, parseStyles, usedNames } from './critical-css.ts';

const keep = (css: string, markup: string): string => criticalCss(parseStyles([css]), usedNames(markup));

describe('criticalCss', () => {
  it('keeps the rules for classes, tags and ids in the markup and drops all others', () => {
    const css = '.a{gap:1px}.b{gap:2px}p{gap:3px}li{gap:4px}#x{gap:5px}#y{gap:6px}*{gap:7px}:root{gap:8px}body{gap:9px}';
    expect(keep(css, '<p class="a z" id="x">text</p>')).toBe('.a{gap:1px}p{gap:3px}#x{gap:5px}*{gap:7px}:root{gap:8px}body{gap:9px}');
  });

  it('keeps only the selectors of a list that can match', () => {
    expect(keep('.a,.b .c,.a>.d{gap:1px}', '<i class="a"></i>')).toBe('.a{gap:1px}');
  });

  it('requires every part of a compound or descendant selector', () => {
    const css = '.a.b{gap:1px}.a .c{gap:2px}p.a{gap:3px}div .a{gap:4px}';
    expect(keep(css, '<p class="a"></p>')).toBe('p.a{gap:3px}');
  });

  it('drops states that cannot occur at first paint and keeps those that can', () => {
    const css = '.a:hover{gap:1px}.a:focus-visible{gap:2px}.a:disabled{gap:3px}.a:before{gap:4px}.a::selection{gap:5px}';
    expect(keep(css, '<b class="a"></b>')).toBe('.a:disabled{gap:3px}.a:before{gap:4px}');
  });

  it('requires nothing inside :not(), and one alternative of :is() and :where()', () => {
    const css = '.a:not(.b){gap:1px}:is(.b,.c){gap:2px}:where(.a,.b){gap:3px}.a:is([x],.b:hover){gap:4px}';
    expect(keep(css, '<b class="a"></b>')).toBe('.a:not(.b){gap:1px}:where(.a,.b){gap:3px}.a:is([x],.b:hover){gap:4px}');
  });

  it('reads attributes, escapes and non-Latin names', () => {
    const css = '[data-theme=dark] .a{gap:1px}.a[title="x, .y"]{gap:2px}.w-1\\/2{gap:3px}.ção{gap:4px}';
    expect(keep(css, '<b class="a w-1/2 ção"></b>')).toBe(css);
  });

  it('descends into media, layers and supports, and drops empty ones, print, hover devices and forced colours', () => {
    const css =
      '@media (width>=700px){.a{gap:1px}.b{gap:2px}}@media (width>=900px){.b{gap:3px}}@media print{.a{gap:4px}}@media (hover:hover){.a{gap:5px}}@media (forced-colors:active){.a{gap:8px}}@layer x{.a{gap:6px}}@supports (gap:1px){@media (width>=1px){.a{gap:7px}}}';
    expect(keep(css, '<b class="a"></b>')).toBe(
      '@media (width>=700px){.a{gap:1px}}@layer x{.a{gap:6px}}@supports (gap:1px){@media (width>=1px){.a{gap:7px}}}',
    );
  });

  it('keeps only the animations that the kept rules run', () => {
    const css = '@keyframes in{to{gap:1px}}@keyframes out{to{gap:2px}}.a{animation:1s infinite in}.b{animation:1s out}';
    expect(keep(css, '<b class="a"></b>')).toBe('@keyframes in{to{gap:1px}}.a{animation:1s infinite in}');
  });

  it('preserves the order of the sheets', () => {
    expect(criticalCss(parseStyles(['.a{gap:1px}', '.a{gap:2px}']), usedNames('<b class="a"></b>'))).toBe('.a{gap:1px}.a{gap:2px}');
  });
});
