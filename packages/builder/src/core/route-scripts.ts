import { pageModules, type CoreBuild } from './core-build.ts';

export interface RouteScript {
  /** The set of routes and sections that it loads. */
  name: string;
  /** Compressed by brotli. */
  bytes: number;
  /** Whether home loads it at once. */
  isOnHome: boolean;
}

const home = 'src/app/pages/home.page.tsx';
/** Home's own code, the API client, shared form code, idle and session parts, and texts. Nothing of other routes. */
const notOwn = /^(?:home(?:[.-].*)?|client|forms|idle|members|(?:(?:centre|late)-)?[a-z]{2})$/;

/** Own modules of lazy routes and member centre sections, one file per set. */
export function routeScripts(core: CoreBuild): RouteScript[] {
  const onHome = new Set(pageModules(core, [home]).scripts);
  const late = core.manifest[core.entry]?.dynamicImports ?? [];
  return late.flatMap((key) => {
    const { name, file } = core.manifest[key] ?? {};
    if (name === undefined || file === undefined || notOwn.test(name)) return [];
    return [{ name, bytes: weightOf(core, file), isOnHome: onHome.has(file) }];
  });
}

/** The carousel code of home, loaded after its first paint. */
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
