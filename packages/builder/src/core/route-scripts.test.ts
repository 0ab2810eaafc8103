import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PortalFolder } from '../testing/portal-folder.ts';
import { compileCore } from './compile-core.ts';
import { pageModules, readCoreFile, type CoreBuild } from './core-build.ts';
import { routeScripts, swiperBytes } from './route-scripts.ts';

let folder: PortalFolder;
let core: CoreBuild;

beforeAll(async () => {
  folder = new PortalFolder();
  await folder.bringCore();
  core = await compileCore({ root: folder.root });
}, 300_000);

afterAll(() => folder[Symbol.dispose]());

/** The name of a chunk without its hash, which may contain a hyphen itself. */
const nameOf = (path: string): string => path.replace(/-[\w-]{6,7}\.\w+$/, '');

it('keeps every lazy route and member-centre section under 25 kB of its own code, and loads none of it on home', () => {
  const scripts = routeScripts(core);
  expect(scripts.map(({ name }) => name).toSorted()).toEqual([
    'account',
    'agents',
    'cash',
    'login',
    'pages',
    'rewards',
    'site',
    'statements',
  ]);
  expect(scripts.filter(({ bytes }) => bytes > 25_000)).toEqual([]);
  expect(scripts.filter(({ isOnHome }) => isOnHome)).toEqual([]);
});

it('keeps the slides on the home page under 24 kB', () => {
  expect(swiperBytes(core)).toBeLessThan(24_000);
});

it('loads the table of calls with the client only, so the first tap does not wait for it', () => {
  const tables = (modules: string[]) =>
    pageModules(core, modules)
      .scripts.filter((path) => readCoreFile(core, path).includes('/wps/system/whitelabel'))
      .map(nameOf);
  expect(tables(['src/app/pages/home.page.tsx'])).toEqual([]);
  expect(tables(['src/api/client.ts'])).toEqual(['core/client']);
});

it('runs React from its own file, ahead of the portal', async () => {
  const path = pageModules(core, ['src/app/pages/home.page.tsx']).scripts.find((each) => nameOf(each) === 'core/react');
  const react = (await import(pathToFileURL(join(core.dir, 'client', path ?? '')).href)) as Record<string, unknown>;
  // A module that has not run yet is a function that would run it.
  expect(Object.values(react)).toContainEqual(expect.objectContaining({ hydrateRoot: expect.any(Function) as unknown }));
});

it('hints that the scripts every page runs be compiled on load, but not the rest', () => {
  const { scripts } = pageModules(core, ['src/app/pages/home.page.tsx', 'src/api/client.ts', 'src/features/help/pages/help.page.tsx']);
  const hinted = scripts.filter((path) => readCoreFile(core, path).startsWith('//# allFunctionsCalledOnLoad\n')).map(nameOf);
  expect(hinted.toSorted()).toEqual(['core/client', 'core/home', 'core/main', 'core/react', 'core/vendor']);
  expect(scripts.map(nameOf)).toContain('core/site');
});

it('loads no other pages together with the member centre', () => {
  const centre = pageModules(core, ['src/app/pages/member.page.tsx']);
  const names = centre.scripts.map(nameOf);
  expect(names).toContain('core/account');
  expect(names).not.toContain('core/pages');
});

it('requests the script, styles and texts of a page at once, whichever files they are in', () => {
  const home = pageModules(core, ['src/app/pages/home.page.tsx']);
  const help = pageModules(core, ['src/features/help/pages/help.page.tsx', 'src/features/help/help.pt.json']);
  const own = (of: 'scripts' | 'styles') => help[of].filter((path) => !home[of].includes(path)).map(nameOf);
  expect(own('scripts')).toEqual(expect.arrayContaining(['core/site', 'core/late-pt']));
  expect(own('styles')).toContain('core/site');
});
