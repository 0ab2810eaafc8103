import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PublicBrand } from '@livery/brand/public-brand';
import '@livery/ui/reset.css';
import { App } from './app/App.tsx';
import { eagerFeatures } from './app/start/features.ts';
import { addressIn, basenameOf } from './app/language/language.rules.ts';
import { hasPage, routeOf, routeTable, showsLobby, type RouteRow } from './app/routing/routes.tsx';
import { createRuntime, namespacesOf, type Runtime } from './app/start/runtime.ts';
import { catalogueModules, type Overrides } from './app/language/texts.ts';

export interface RenderInput {
  brand: PublicBrand;
  language: string;
  /** Inside the portal, without the language's prefix. */
  path: string;
  overrides: Overrides;
}

export interface RenderedPage extends PageHead {
  html: string;
}

export interface PageHead {
  title: string;
  description: string;
  /** Source modules, relative to this package, that the page will ask for at once. */
  modules: string[];
}

/** What the router writes on every link for a framework of its own, which is not here: bytes that tell nobody anything. */
const discoverMark = ' data-discover="true"';

/** Draws a page as a visitor sees it before anything was fetched. */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const { brand, language, path } = input;
  const runtime = await runtimeFor(input);
  const head = await headOf(runtime, input);
  const html = renderToString(
    <StaticRouter basename={basenameOf(language, brand.languages)} location={addressIn(language, path, brand.languages)}>
      <App
        brand={brand}
        runtime={runtime}
        ports={null}
        drawnState={runtime.store.getState()}
        switchLanguage={doNothing}
        onTakenOver={doNothing}
      />
    </StaticRouter>,
  );
  return { html: html.replaceAll(discoverMark, ''), ...head };
}

/** What the head of a page says, and what it fetches. */
export async function describePage(input: RenderInput): Promise<PageHead> {
  return headOf(await runtimeFor(input), input);
}

/** The page is there from then on. */
async function headOf(runtime: Runtime, { brand, language, path }: RenderInput): Promise<PageHead> {
  const row = routeOf(path);
  const loaded = await runtime.page(row).load();
  await runtime.texts.load(['home', 'pages']);
  const { i18n } = runtime.texts;
  const { t } = i18n;
  const described: unknown = i18n.getResource(language, 'pages', row.id);
  const name = brand.identity.name;
  const namespaces = namespacesOf([...eagerFeatures, ...loaded.features]);
  return {
    title: kindOf(row) === 'home' ? t('home:seo.title', { defaultValue: name }) : `${t(`common:pages.${row.id}`)} · ${name}`,
    description: typeof described === 'string' ? described : t('home:seo.description', { defaultValue: name }),
    // The client last: the first call waits for it, the first tap does not.
    modules: [row.module, ...catalogueModules(namespaces, language), 'src/api/client.ts'],
  };
}

type Prepared = Pick<RenderInput, 'brand' | 'language' | 'overrides'> & { runtime: Promise<Runtime> };
let prepared: Prepared | undefined;

/** Nothing changes a runtime without a browser, so that the pages of one brand and language share one. */
function runtimeFor({ brand, language, overrides }: RenderInput): Promise<Runtime> {
  if (prepared?.brand !== brand || prepared.language !== language || prepared.overrides !== overrides) {
    prepared = { brand, language, overrides, runtime: createRuntime(brand, language, overrides) };
  }
  return prepared.runtime;
}

/** Every address that the site answers, without the language; `:name` stands for one segment. */
export const routes: readonly string[] = routeTable.map(({ path }) => path);

/** The pages that get a document of their own, so that their addresses answer on a file host; the rest gets the empty shell. */
export const publicPages: readonly { path: string; kind: PageKind; isListed: boolean }[] = routeTable
  .filter((row) => row.guard === 'none' && hasPage(row) && row.path !== '/index.html' && !row.path.includes(':'))
  .map((row) => ({ path: row.path, kind: kindOf(row), isListed: row.id !== 'signInReturn' && row.id !== 'chat' }));

/** A list of games is served the home page's drawing with a head of its own. */
type PageKind = 'home' | 'games' | 'page' | 'agent';

function kindOf(row: RouteRow): PageKind {
  if (showsLobby(row)) return row.id === 'home' || row.opens !== undefined ? 'home' : 'games';
  return row.layout.header || row.layout.footer ? 'page' : 'agent';
}

function doNothing(): void {}
