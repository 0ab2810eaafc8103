import { basename, join } from 'node:path';
import type { PortalPackage } from './portal-package.ts';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/** The used part of rolldown's module group. */
interface ChunkGroup {
  name: string | ((id: string, graph: Graph) => string | null);
  test?: RegExp;
  tags?: ['$initial'];
  minShareCount?: number;
  maxModuleSize?: number;
  priority: number;
}

/** The features of the member and the agent centre, by the file that they share. */
const ofCentre = {
  account: ['account', 'member', 'payment-accounts'],
  cash: ['deposit', 'withdrawal', 'transfer', 'records'],
  rewards: ['rewards', 'bonuses', 'vip', 'missions', 'points', 'rebate'],
  agents: ['agent-centre', 'agent-overview', 'agent-downline', 'agent-reports', 'agent-recruiting', 'inbox', 'referral'],
  contracts: ['agent-contracts', 'agent-commissions'],
  statements: ['agent-statements'],
} as const;

function inFeatures(names: readonly string[]): RegExp {
  return new RegExp(String.raw`[\\/]features[\\/](?:${names.join('|')})[\\/]`);
}

/** Modules that load together later. The first set that wants a module gets it, with all its imports. */
const lateSets: readonly Omit<ChunkGroup, 'priority'>[] = [
  // Every visitor loads this once the page is idle. It has what members and forms share, and nothing of the sets below.
  {
    name: 'idle',
    test: /[\\/](?:idle-features\.ts|safer-play[\\/]safer-play\.\w+\.ts|NoticeDialog|SideMenuSheet|SideExtras|GroupBanners|Countdown[\\/]|place-below\.ts|submission\.ts)/,
  },
  {
    name: 'members',
    test: /[\\/](?:features[\\/]live[\\/]live\.part\.ts|AccountMenu|LogoutDialog|SessionEndingDialog|session-life\.part\.ts)/,
  },
  // Includes the encryption of passwords, because most forms need it at the first submit.
  {
    name: 'forms',
    test: /[\\/](?:portal[\\/]src[\\/](?:shared[\\/]forms[\\/]|api[\\/]cipher\.)|(?:react-hook-form|PhoneField|Checkbox|@simplewebauthn|jose)[\\/])|shared[\\/]ports[\\/](?:has-)?passkeys\.|password-rules/,
  },
  // Includes what the agents' landing page and their home share.
  {
    name: 'late',
    test: /[\\/](?:ui[\\/]src|lucide|shared(?![\\/](?:earnings|games[\\/]lottery-menu-read|lists[\\/]ListFilters|money[\\/](?:payout|RepeatDialog)))|guards)[\\/]|commission[\\/]prize-group|NotFoundPage|fold-text|features[\\/]agent-landing[\\/][^\\/]+\.ts$|AgentPage\.css/,
    minShareCount: 2,
    maxModuleSize: 4000,
  },
  // Login and registration link to each other and share their checks.
  { name: 'login', test: /[\\/](?:features[\\/](?:login|password|sign-in|registration)|altcha-lib)[\\/]/ },
  // Includes the consent question, which only some brands ask. A separate file would cost every home document a line.
  {
    name: 'pages',
    test: /[\\/](?:features[\\/](?:consent|fixtures|game-page|lottery-menu|lottery-hall)[\\/].+|GameDetailsPage|game\.page|LotteryPage|(?:l|seaL|vnL)ottery\.page|lottery-menu-read|guards[\\/]lottery|Privacy|PrivacyEntry|api[\\/]collector|CategoryView|GameSearch|lobby[\\/](?:search|provider)|name-match|GameCentre|centre\.part|GamePopup|SeamlessPage|seamless\.(?:page|saga)|AgentPage|agent\.page|not-found\.page)(?:[\\/.]|$)/,
  },
  // The desk of a lottery and the rules it calculates with. Its rarely opened parts are in `statements`.
  {
    name: 'lottery',
    test: /[\\/]features[\\/]lottery-desk[\\/](?!components[\\/](?:Proof|TextEntry|Rules)[\\/]|use-proof)|[\\/]lottery[\\/](?:src|dist)[\\/](?!fair|slip)/,
  },
  // Includes the sanitizer of their HTML, which notices also need.
  {
    name: 'site',
    test: new RegExp(
      `${inFeatures(['help', 'service', 'download', 'rooms', 'safer-play']).source}|[\\\\/](?:dompurify|VendorPanels|VendorGames|vendor-games|Winners)(?:[\\\\/.]|$)`,
    ),
  },
  // Loads with every section, so it has what several sections share and what is too large for other pages.
  {
    name: 'account',
    test: new RegExp(
      `${inFeatures(ofCentre.account).source}|(?:member\\.page|account\\.section|DataTable\\.tsx|uploads\\.gen|lists[\\\\/]ListFilters|money[\\\\/](?:payout|RepeatDialog|MoneyReceipt)|ui[\\\\/]src[\\\\/](?:Receipt|PaymentMark))`,
    ),
  },
  { name: 'cash', test: new RegExp(`${inFeatures(ofCentre.cash).source}|withdraw\\.section`) },
  // Its rarely opened dialog to convert points is in `statements`.
  { name: 'rewards', test: new RegExp(`${inFeatures(ofCentre.rewards).source}(?!.*ConvertDialog)|rewards\\.section`) },
  // Contains two sections of the member centre that agents also have, because a separate file would add a line to
  // home's document. It also has the search for contract proposals, whose pages load when one is opened.
  {
    name: 'agents',
    test: new RegExp(
      `${inFeatures(ofCentre.agents).source}|[\\\\/](?:app[\\\\/]agent|shared[\\\\/](?:team|earnings))[\\\\/]|agentHome\\.page|agent-contracts[\\\\/](?:index|[\\w-]+\\.(?:api|commands|reads|saga|slice))\\.ts`,
    ),
  },
  // Commissions are in the same file as contracts, because each file costs home's document a line.
  {
    name: 'contracts',
    test: new RegExp(`${inFeatures(ofCentre.contracts).source}|[\\\\/](?:commission|ui[\\\\/]src[\\\\/](?:Slider|Waterfall))[\\\\/]`),
  },
  // Separate from contracts, because visitors check statements and draws too.
  {
    name: 'statements',
    test: new RegExp(
      `${inFeatures([...ofCentre.statements, 'lottery-desk']).source}|ConvertDialog|[\\\\/](?:contract[\\\\/]src[\\\\/]proofs|lottery[\\\\/](?:src|dist)[\\\\/](?:fair|slip))[\\\\/]|canonical-json|guards[\\\\/]statements`,
    ),
  },
];

const centreTexts = inFeatures(Object.values(ofCentre).flat());

const readsTable = /[\\/]shared[\\/]reads[\\/]declare-read\.ts$/;

/** Leaves out exports of a library's index that home does not use. */
const notBehindIndex = /^(?!.*[\\/](?:Trans|TransWithoutContext|html-parse-stringify)\.js$)/;

/**
 * The files that the portal is compiled into. Home's document lists every script with its hash, which does not
 * compress, so code that loads late together goes into one file. Home does not wait for it, because the groups with a
 * higher priority take everything that home renders with.
 */
export function chunkGroups(portal: PortalPackage): ChunkGroup[] {
  const home = join(portal.root, 'src/app/pages/home.page.tsx');
  const firstTexts = ['en', 'pt'].map((language) => join(portal.root, `src/app/language/first-texts/${language}.ts`));
  const client = join(portal.root, 'src/api/client.ts');
  const ofHome = reachable([home]);
  const ofClient = reachable([client]);
  const first = reachable(firstTexts);
  return [
    // A chunk is evaluated in one task. Together with the other libraries, React would block a phone for too long.
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]start[\\/]react-root\.ts$/,
      tags: ['$initial'],
      priority: 6,
    },
    // Without the tag, libraries that only lazy routes use would land in the first screen's chunk.
    { name: 'vendor', test: /node_modules[\\/](?!@livery[\\/])/, tags: ['$initial'], priority: 5 },
    // Without this group, code that lazy routes share with the first screen is split into a file for every combination.
    { name: 'app', tags: ['$initial'], priority: 4 },
    { name: (id, graph) => (ofHome(id, graph) ? 'home' : null), test: notBehindIndex, priority: 3 },
    // Loads after what the first tap waits for. The login opens without the client and the table of all calls.
    { name: (id, graph) => (ofClient(id, graph) || readsTable.test(id) ? 'client' : null), priority: 2 },
    {
      name: (id, graph) => (first(id, graph) ? null : `${centreTexts.test(id) ? 'centre' : 'late'}-${languageOf(id)}`),
      test: /\.(?:en|pt)\.json$/,
      priority: 2,
    },
    ...lateSets.map((set) => ({ ...set, priority: 1 })),
  ];
}

/** For a module of texts, such as `forms.en.json`. */
function languageOf(id: string): string {
  return /\.(\w+)\.json$/.exec(id)?.[1] ?? 'texts';
}

/** Whether a module is a root or its static import. For an icon of the index, whether one of those names it. */
function reachable(roots: readonly string[]): (id: string, graph: Graph) => boolean {
  let found: Set<string> | undefined;
  let words: Set<string> | undefined;
  return (id, graph) => {
    found ??= walk(roots, graph);
    if (!icon.test(id)) return found.has(id);
    words ??= new Set([...found].filter((each) => !iconIndex.test(each)).flatMap((each) => iconsNamedIn(each, graph)));
    return words.has(iconName(id));
  };
}

const icon = /[\\/]lucide[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const iconIndex = /[\\/]ui[\\/](?:src|dist)[\\/]Icon[\\/]icons\.[jt]s$/;

function iconsNamedIn(id: string, graph: Graph): readonly string[] {
  return graph.getModuleInfo(id)?.code?.match(/\b[A-Z]\w*Icon\b/g) ?? [];
}

/** The name that the index gives `arrow-left.mjs`. */
function iconName(id: string): string {
  const words = basename(id, '.mjs').split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Icon`;
}

function walk(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
