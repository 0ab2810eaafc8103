import { describe, expect, it } from 'vitest';
import { hashedName } from './content-hash.ts';

describe('a file in a bundle', () => {
  it.each([
    ['logo.svg', 'logo-1a2b3c4d5e.svg'],
    ['LOGO.SVG', 'LOGO-1a2b3c4d5e.svg'],
    ['my logo#1.svg', 'my-logo-1-1a2b3c4d5e.svg'],
    ['logo 100%.svg', 'logo-100-1a2b3c4d5e.svg'],
    ['logo?v=2.svg', 'logo-v-2-1a2b3c4d5e.svg'],
    ['logo%20x&co.svg', 'logo-20x-co-1a2b3c4d5e.svg'],
    ['ic"on onload="x.svg', 'ic-on-onload-x-1a2b3c4d5e.svg'],
    ['x);}*{display:none}@font-face{src:url(y.woff2', 'x-display-none-font-face-src-url-y-1a2b3c4d5e.woff2'],
    ['.hidden.v2.png', 'hidden.v2-1a2b3c4d5e.png'],
    ['логотип.svg', '1a2b3c4d5e.svg'],
  ])('named %s is called %s', (name, path) => {
    expect(hashedName(name, '1a2b3c4d5e6f')).toBe(path);
  });
});
