import { sectionAt } from '../member/sections.ts';
import type { Audience } from '@livery/contract/routes';
import type { PageName } from '#shared/texts/text-keys.ts';
import type { RouteModule } from '#shared/ports/route.ts';

export interface RouteRow {
  /** Also the key of the page's name in the document's title, `common:pages.<id>`. */
  id: PageName;
  /** Without the language prefix. */
  path: string;
  layout: PageLayout;
  /** Who may see it, by the permission matrix. `admission` redirects everyone else. */
  audience: Audience;
  /** The source module of the page, a key of the bundler's manifest. */
  module: string;
  load: () => Promise<RouteModule>;
  /** Whether this address has its own document instead of the shared one of its layout. */
  isFrameOwn?: true;
  /** The dialog that opens over the page on arrival of a visitor. */
  opens?: 'login' | 'register';
  /** Whether a path's page is shown over the home page on a wide screen. */
  isOverlay?: (path: string) => boolean;
}

export interface PageLayout {
  header: boolean;
  side: boolean;
  footer: boolean;
  /** Whether the page has its own frame, with the landmark `main` in it. */
  isWorkspace?: true;
}

const ordinary: PageLayout = { header: true, side: true, footer: true };
const withoutHeader: PageLayout = { header: false, side: true, footer: true };
/** Lottery and seamless pages (readings 1). */
const headerOnly: PageLayout = { header: true, side: false, footer: false };
/** The agent side (readings 2). */
const bare: PageLayout = { header: false, side: false, footer: false };
const workspace: PageLayout = { ...bare, isWorkspace: true };

/** A page's file is named after its row, in its feature or in `app/pages`. */
const pageFiles = import.meta.glob<RouteModule>(['../pages/*.page.tsx', '../../features/*/pages/*.page.tsx'], { import: 'page' });
const pages = new Map(
  Object.entries(pageFiles).map(([file, load]) => {
    const module = file.replace(/^\.\.\/\.\.\//, 'src/').replace(/^\.\.\//, 'src/app/');
    return [/([\w-]+)\.page\.tsx$/.exec(file)?.[1] ?? file, { module, load }];
  }),
);
const missing = pageOf('not-found');

/** A row whose page does not exist yet gets the not-found page. */
function pageOf(name: string): Pick<RouteRow, 'module' | 'load'> {
  const page = pages.get(name) ?? pages.get('not-found');
  if (page === undefined) throw new Error('There is no not-found page');
  return page;
}

const home = { layout: ordinary, audience: 'anyone', ...pageOf('home') } as const;

const open = (id: PageName, path: string, layout: PageLayout = ordinary): RouteRow => ({
  id,
  path,
  layout,
  audience: 'anyone',
  ...pageOf(id),
});
const games = (id: PageName, path: string): RouteRow => ({ ...home, id, path });
const forMembers = (id: PageName, path: string, layout: PageLayout = ordinary): RouteRow => ({
  ...open(id, path, layout),
  audience: 'member',
});
const forAgents = (id: PageName, path: string): RouteRow => ({ ...open(id, path, workspace), audience: 'agent' });

/** The page below overlays. */
export const homeRow: RouteRow = { id: 'home', path: '/', ...home };

/** Every route in section 2 of the specification. */
export const routeTable: readonly RouteRow[] = [
  homeRow,
  { id: 'home', path: '/index', ...home },
  { id: 'home', path: '/index.html', ...home },
  { id: 'home', path: '/home', ...home },
  { id: 'login', path: '/login', ...home, opens: 'login' },
  { id: 'register', path: '/register', ...home, opens: 'register' },
  // The return address of login providers. Not in the specification.
  open('signInReturn', '/sign-in/return', bare),
  open('agent', '/agent', bare),
  forAgents('agentHome', '/agentHome'),
  // The agents' first page has its own document, with its title.
  { ...forAgents('agentSection', '/agentHome/overview'), ...pageOf('agentHome'), isFrameOwn: true },
  { ...forAgents('agentSection', '/agentHome/:section'), ...pageOf('agentHome') },
  { ...forMembers('member', '/member'), audience: 'realMember', isOverlay: () => true },
  {
    ...forMembers('memberSection', '/member/:section'),
    ...pageOf('member'),
    audience: 'realMember',
    isOverlay: (path) => sectionAt(path) !== undefined,
  },
  open('help', '/help'),
  open('help', '/helpmc', withoutHeader),
  open('promotions', '/promotions'),
  open('promotions', '/promotions/:promotion'),
  open('download', '/download'),
  // Contact pages. Sections 2 and 7 of the specification mention them, but its table does not.
  open('service', '/service'),
  open('saferPlay', '/safer-play'),
  open('chat', '/service/chat', bare),
  // The public check of an agent's statement. Not in the specification.
  open('statement', '/statement'),
  open('pointMall', '/pointMall'),
  games('sports', '/sports'),
  games('esports', '/esports'),
  games('lott', '/lott'),
  games('elott', '/elott'),
  games('live', '/live'),
  games('fish', '/fish'),
  games('rng', '/rng'),
  games('pvp', '/pvp'),
  // All games, and the games of one provider.
  games('games', '/games'),
  games('games', '/games/:provider'),
  { ...games('favorite', '/favorite'), audience: 'member' },
  { ...games('recent', '/recent'), audience: 'member' },
  { ...forMembers('lottery', '/lottery', headerOnly), audience: 'realMember' },
  { ...forMembers('seaLottery', '/seaLottery', headerOnly), audience: 'realMember' },
  { ...forMembers('vnLottery', '/vnLottery', headerOnly), audience: 'realMember' },
  open('seamless', '/seamless', headerOnly),
  // A game's page, to read before playing. Not in the specification.
  open('game', '/game'),
  open('game', '/game/:game'),
];

const notFound: RouteRow = open('notFound', '*');

/** Whether the row has its own page. */
export function hasPage(row: RouteRow): boolean {
  return row.module !== missing.module;
}

/** The row of a path. An unknown path gets the not-found page. */
export function routeOf(path: string): RouteRow {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return routeTable.find((row) => patternOf(row).test(plain)) ?? notFound;
}

const patterns = new Map<RouteRow, RegExp>();

/** Paths are case-sensitive, as the specification writes them. */
function patternOf(row: RouteRow): RegExp {
  const pattern = patterns.get(row) ?? new RegExp(`^${row.path.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+')}$`);
  patterns.set(row, pattern);
  return pattern;
}

/** Whether its page is prerendered as a visitor sees it before any request. Other rows get their layout's frame. */
export function isPrerenderedRow(row: RouteRow): boolean {
  return row.audience === 'anyone';
}

/** Whether the document already contains the page, or the frame from the page's chunk. */
export function holdsPage(row: RouteRow): boolean {
  return isPrerenderedRow(row) || row.layout.isWorkspace === true;
}

/**
 * The home page, `/login` and `/register`, which render it too, and the lists of games that it shows at their own
 * paths.
 */
export function showsLobby(row: RouteRow): boolean {
  return row.load === home.load;
}
