import { pageModules, type CoreBuild } from './core-build.ts';

export interface RouteScript {
  /** Of the set of routes and sections that it brings. */
  name: string;
  /** Compressed by brotli. */
  bytes: number;
  /** Whether home waits for it. */
  isOnHome: boolean;
}

const home = 'src/app/pages/home.page.tsx';
/** Home's own, what carries the calls, what forms share, what comes at rest or with a session, and texts: no other route's own. */
const notOwn = /^(?:home(?:[.-].*)?|client|forms|idle|members|(?:(?:centre|late)-)?[a-z]{2})$/;

/** What lazy routes and the sections of the member centre have of their own, each in the file of its set. */
export function routeScripts(core: CoreBuild): RouteScript[] {
  const onHome = new Set(pageModules(core, [home]).scripts);
  const late = core.manifest[core.entry]?.dynamicImports ?? [];
  return late.flatMap((key) => {
    const { name, file } = core.manifest[key] ?? {};
    if (name === undefined || file === undefined || notOwn.test(name)) return [];
    return [{ name, bytes: weightOf(core, file), isOnHome: onHome.has(file) }];
  });
}

/** What turns the slides of home, after its first paint. */
export function swiperBytes(core: CoreBuild): number {
  const chunk = Object.values(core.manifest).find(({ name }) => name === 'start-swiper');
  if (chunk === undefined) throw new Error('The core has no script that turns the slides');
  return weightOf(core, chunk.file);
}

function weightOf({ files }: CoreBuild, file: string): number {
  const compressed = files.find(({ path }) => path === `${file}.br`);
  if (compressed === undefined) throw new Error(`${file} is not compressed`);
  return compressed.bytes;
}
