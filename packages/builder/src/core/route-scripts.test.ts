import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrandRoot, type BrandRoot } from '../stamp/brand-folder.fixture.ts';
import { compileCore } from './compile-core.ts';
import { pageModules, type CoreBuild } from './core-build.ts';
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

it('asks at once for the script, the styles and the texts of a page, in whichever file they lie', () => {
  const home = pageModules(core, ['src/app/pages/home.page.tsx']);
  const help = pageModules(core, ['src/features/help/pages/help.page.tsx', 'src/features/help/help.pt.json']);
  const own = (of: 'scripts' | 'styles') => help[of].filter((path) => !home[of].includes(path)).map((path) => path.replace(/-[^-]*$/, ''));
  expect(own('scripts')).toEqual(expect.arrayContaining(['core/site', 'core/late-pt']));
  expect(own('styles')).toContain('core/site');
});
