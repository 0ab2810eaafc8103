import type { PublicBrand } from '@livery/brand/public-brand';
import { expect, it } from 'vitest';
import { robotsFile, siteMap } from './site-files.ts';

const brand = { languages: { default: 'pt', supported: ['pt', 'en'] } } as unknown as PublicBrand;
const origin = 'https://alfa.example';

it('lists every page in every language for search engines, with its translations', () => {
  const map = siteMap(brand, origin, ['/', '/rng']);
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual([`${origin}/`, `${origin}/en/`, `${origin}/rng`, `${origin}/en/rng`]);
  expect(map.split(`hreflang="en" href="${origin}/en/rng"`)).toHaveLength(3);
});

it('mentions the sitemap only if there is a host', () => {
  expect(robotsFile(origin, [])).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(robotsFile(null, [])).not.toContain('Sitemap');
});

it('blocks the member pages for search engines in every language', () => {
  expect(robotsFile(null, ['/member']).split('\n').slice(0, -1)).toEqual([
    'User-agent: *',
    'Disallow: /wps/',
    'Disallow: /member',
    'Disallow: /*/member',
  ]);
});
