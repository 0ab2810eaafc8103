import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PublicBrand } from '@livery/brand/public-brand';
import '@livery/ui/reset.css';
import { App } from './app/App.tsx';
import { eagerFeatures } from './app/start/features.ts';
import { addressIn, basenameOf } from './app/language/language.rules.ts';
import {
  hasPage,
  holdsPage,
  homeRow,
  isPrerenderedRow,
  routeOf,
  routeTable,
  showsLobby,
  type PageLayout,
  type RouteRow,
} from './app/routing/routes.tsx';
import { createRuntime, namespacesOf, type Runtime } from './app/start/runtime.ts';
import { catalogueModules, firstNamespaces, type Overrides } from './app/language/texts.ts';

export { firstNamespaces };

export interface RenderInput {
  brand: PublicBrand;
  language: string;
  /** Inside the portal, without the language prefix. */
  path: string;
  overrides: Overrides;
}

export interface RenderedPage extends PageHead {
  html: string;
  /** The path of the markup. */
  prerenderedPath: string;
}

export interface PageHead {
  title: string;
  description: string;
  /** Source modules, relative to this package, that the page will request at once. */
  modules: string[];
  /** Namespaces whose texts it will ask for at once. */
  namespaces: string[];
}

/** Attributes that the router writes on every link for its own framework, which this site does not use. */
const discoverMark = ' data-discover="true"';

/** The closing tag of an SVG shape, for which HTML has a shorter form. */
const shapeEnd = /><\/(?:path|circle|rect|line|ellipse|poly\w+)>/g;

/**
 * Renders a page as a visitor sees it before any request. For a page that is not prerendered, it renders the frame,
 * which most pages of a layout share.
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const { runtime, frames } = prepare(input);
  const prepared = await runtime;
  const head = await headOf(prepared, input);
  const row = routeOf(input.path);
  if (!isPrerenderedRow(row) && row.isFrameOwn !== true)
    return { html: frameOf(row.layout, { frames, prepared, input }), prerenderedPath: anywhere, ...head };
  return { html: prerender(prepared, input, input.path), prerenderedPath: input.path, ...head };
}

/** The frame that most pages have, for every address without its own document. */
export async function renderShell(input: Omit<RenderInput, 'path'>): Promise<RenderedPage> {
  const { runtime, frames } = prepare(input);
  const prepared = await runtime;
  const { name } = input.brand.identity;
  return {
    html: frameOf(homeRow.layout, { frames, prepared, input: { ...input, path: '/member' } }),
    prerenderedPath: anywhere,
    title: name,
    description: name,
    modules: [...catalogueModules(namespacesOf(eagerFeatures), input.language), 'src/api/client.ts'],
    namespaces: namespacesOf(eagerFeatures),
  };
}

/** Many addresses share the frame, so it marks none as current. */
const anywhere = '/app';

function frameOf(
  layout: PageLayout,
  { frames, prepared, input }: Pick<Prepared, 'frames'> & { prepared: Runtime; input: RenderInput },
): string {
  const html = frames.get(layout) ?? prerender(prepared, input, anywhere);
  frames.set(layout, html);
  return html;
}

function prerender(runtime: Runtime, { brand, language, path }: RenderInput, prerenderedPath: string): string {
  const html = renderToString(
    <StaticRouter basename={basenameOf(language, brand.languages)} location={addressIn(language, path, brand.languages)}>
      <App
        brand={brand}
        runtime={runtime}
        ports={null}
        prerenderedState={runtime.store.getState()}
        prerenderedPath={prerenderedPath}
        switchLanguage={doNothing}
        onHydrated={doNothing}
      />
    </StaticRouter>,
  );
  return html.replaceAll(discoverMark, '').replace(shapeEnd, '/>');
}

/** The texts and preloads for a page's head. Also loads the page, so that it can be rendered afterwards. */
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
    title: showsHome(row) ? t('home:seo.title', { defaultValue: name }) : `${t(`common:pages.${row.id}`)} · ${name}`,
    description: typeof described === 'string' ? described : t('home:seo.description', { defaultValue: name }),
    // The client comes last, because the first call waits for it but the first tap does not.
    modules: [row.module, ...catalogueModules(namespaces, language), 'src/api/client.ts'],
    namespaces,
  };
}

interface Prepared extends Pick<RenderInput, 'brand' | 'language' | 'overrides'> {
  runtime: Promise<Runtime>;
  /** The frame around a page. */
  frames: Map<PageLayout, string>;
}
let prepared: Prepared | undefined;

/** Without a browser nothing changes a runtime, so all pages of a brand and language share one. */
function prepare({ brand, language, overrides }: Omit<RenderInput, 'path'>): Prepared {
  if (prepared?.brand !== brand || prepared.language !== language || prepared.overrides !== overrides) {
    prepared = { brand, language, overrides, runtime: createRuntime(brand, language, overrides), frames: new Map() };
  }
  return prepared;
}

/**
 * The site's routes without the language prefix, each with its HTML document. `:name` matches one segment, and routes
 * that differ only in such a segment share a document.
 */
export const routes: readonly { path: string; document: string }[] = routeTable.map((row) => ({
  path: row.path,
  document: isOneOfMany(row) && holdsPage(row) ? row.path.replace(/\/:.*/, '') : '/app',
}));

/** Pages that are useless to search engines: a login's redirect, a chat, a game. */
const unlisted: ReadonlySet<RouteRow['id']> = new Set(['signInReturn', 'chat', 'seamless', 'game']);

interface PublicPage {
  path: string;
  showsHome: boolean;
  keptAs: string | null;
  /** Pages with equal answers share the same critical CSS. */
  styledAs: string;
}

/**
 * The pages with their own document, so that a file host answers their addresses and they show the right thing at once:
 * prerendered pages, and pages with an unusual frame. All others get the shell.
 */
export const publicPages: readonly PublicPage[] = routeTable
  .filter(
    (row) => row.path !== '/index.html' && !isOneOfMany(row) && (isPrerenderedRow(row) ? hasPage(row) : row.layout !== homeRow.layout),
  )
  .map((row) => ({
    path: row.path,
    showsHome: showsHome(row),
    keptAs: keptAs(row),
    styledAs: styledAs(row),
  }));

function isOneOfMany({ path }: RouteRow): boolean {
  return path.includes(':');
}

/** The canonical address of a page. If two paths lead to it, the first one counts. */
function keptAs(row: RouteRow): string | null {
  return row.audience !== 'anyone' || unlisted.has(row.id) ? null : (routeTable.find((other) => other.id === row.id)?.path ?? null);
}

/** Pages hidden from search engines: members' own pages, and pages useless to strangers. */
export const closedPaths: readonly string[] = routeTable
  .filter((row) => (row.audience !== 'anyone' || unlisted.has(row.id)) && !isOneOfMany(row))
  .map(({ path }) => path);

/** `/login` and `/register` show the content of `/`, whose address is canonical. */
function showsHome(row: RouteRow): boolean {
  return row.id === 'home' || row.opens !== undefined;
}

function styledAs(row: RouteRow): string {
  if (!holdsPage(row)) return 'frame';
  return showsLobby(row) && !showsHome(row) ? 'games' : row.module;
}

function doNothing(): void {}
