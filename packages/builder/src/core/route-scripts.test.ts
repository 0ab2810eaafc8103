import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrandRoot, type BrandRoot } from '../stamp/brand-folder.fixture.ts';
import { compileCore } from './compile-core.ts';
import type { CoreBuild } from './core-build.ts';
import { routeScripts, swiperBytes } from './route-scripts.ts';

let folder: BrandRoot;
let core: CoreBuild;

beforeAll(async () => {
  folder = openBrandRoot();
  await folder.bringCore();
  core = await compileCore({ root: folder.root });
}, 300_000);

afterAll(() => folder.remove());

it('gives no lazy route and no section of the member centre more than 25 kB of its own, and home none of it', () => {
  const scripts = routeScripts(core);
  expect(scripts.map(({ name }) => name).toSorted()).toEqual(['account', 'cash', 'login', 'pages', 'records', 'rewards', 'site']);
  expect(scripts.filter(({ bytes }) => bytes > 25_000)).toEqual([]);
  expect(scripts.filter(({ isOnHome }) => isOnHome)).toEqual([]);
});

it('turns the slides of home by 24 kB at most', () => {
  expect(swiperBytes(core)).toBeLessThan(24_000);
});
