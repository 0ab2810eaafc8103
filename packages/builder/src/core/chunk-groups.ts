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
  // What comes at rest comes to everybody: with the little that members and forms share, and nothing of the sets below.
  {
    name: 'idle',
    test: /[\\/](?:idle-features\.ts|safer-play[\\/]safer-play\.\w+\.ts|NoticeDialog|SideMenuSheet|SideExtras|GroupBanners|Countdown[\\/]|place-below\.ts|submission\.ts)/,
  },
  {
    name: 'members',
    test: /[\\/](?:features[\\/]live[\\/]live\.part\.ts|AccountMenu|LogoutDialog|SessionEndingDialog|session-life\.part\.ts)/,
  },
  // With what seals the passwords of most of them, which is wanted at the first press of a button.
  {
    name: 'forms',
    test: /[\\/](?:portal[\\/]src[\\/](?:shared[\\/]forms[\\/]|api[\\/]cipher\.)|(?:react-hook-form|PhoneField|Checkbox|@simplewebauthn|jose)[\\/])|shared[\\/]ports[\\/](?:has-)?passkeys\.|password-rules/,
  },
  // With the little that the agents' landing page and their home share.
  {
    name: 'late',
    test: /[\\/](?:ui[\\/]src|lucide|shared(?![\\/](?:earnings|games[\\/]lottery-menu-read|lists[\\/]ListFilters|money[\\/](?:payout|RepeatDialog)))|guards)[\\/]|commission[\\/]prize-group|NotFoundPage|fold-text|features[\\/]agent-landing[\\/][^\\/]+\.ts$|AgentPage\.css/,
    minShareCount: 2,
    maxModuleSize: 4000,
  },
  // One way in leads to the other, and each checks what the other asks for.
  { name: 'login', test: /[\\/](?:features[\\/](?:login|password|sign-in|registration)|altcha-lib)[\\/]/ },
  // With the question of brands that count visits: a file of its own would be one more line in the document of those that do not.
  {
    name: 'pages',
    test: /[\\/](?:features[\\/](?:consent|fixtures|game-page|lottery-menu|lottery-hall)[\\/].+|GameDetailsPage|game\.page|LotteryPage|(?:l|seaL|vnL)ottery\.page|lottery-menu-read|guards[\\/]lottery|Privacy|PrivacyEntry|api[\\/]collector|CategoryView|GameSearch|lobby[\\/](?:search|provider)|name-match|GameCentre|centre\.part|GamePopup|SeamlessPage|seamless\.(?:page|saga)|AgentPage|agent\.page|not-found\.page)(?:[\\/.]|$)/,
  },
  // The desk of a lottery and the rules it calculates with. Its seldom opened parts come with the pages that check statements.
  {
    name: 'lottery',
    test: /[\\/]features[\\/]lottery-desk[\\/](?!components[\\/](?:Proof|TextEntry|Rules)[\\/]|use-proof)|[\\/]lottery[\\/](?:src|dist)[\\/](?!fair|slip)/,
  },
  // With what cleans their HTML, which notices need too.
  {
    name: 'site',
    test: new RegExp(
      `${inFeatures(['help', 'service', 'download', 'rooms', 'safer-play']).source}|[\\\\/](?:dompurify|VendorPanels|VendorGames|vendor-games|Winners)(?:[\\\\/.]|$)`,
    ),
  },
  // Every section comes with it: it also brings what several of them share and what is too large to come with other pages.
  {
    name: 'account',
    test: new RegExp(
      `${inFeatures(ofCentre.account).source}|(?:member\\.page|account\\.section|DataTable\\.tsx|uploads\\.gen|lists[\\\\/]ListFilters|money[\\\\/](?:payout|RepeatDialog|MoneyReceipt)|ui[\\\\/]src[\\\\/]Receipt)`,
    ),
  },
  { name: 'cash', test: new RegExp(`${inFeatures(ofCentre.cash).source}|withdraw\\.section`) },
  { name: 'rewards', test: new RegExp(`${inFeatures(ofCentre.rewards).source}|rewards\\.section`) },
  // Contains two sections of the member centre that agents also have, because a separate file would add a line to
  // home's document. It also has the search for contract proposals, whose pages load when one is opened.
  {
    name: 'agents',
    test: new RegExp(
      `${inFeatures(ofCentre.agents).source}|[\\\\/](?:app[\\\\/]agent|shared[\\\\/](?:team|earnings))[\\\\/]|agentHome\\.page|agent-contracts[\\\\/](?:index|[\\w-]+\\.(?:api|commands|reads|saga|slice))\\.ts`,
    ),
  },
  // A file of its own for what contracts bring would be one more line in home's document.
  {
    name: 'contracts',
    test: new RegExp(`${inFeatures(ofCentre.contracts).source}|[\\\\/](?:commission|ui[\\\\/]src[\\\\/](?:Slider|Waterfall))[\\\\/]`),
  },
  // Apart from contracts, since anybody may check a statement, or a draw.
  {
    name: 'statements',
    test: new RegExp(
      `${inFeatures([...ofCentre.statements, 'lottery-desk']).source}|[\\\\/](?:contract[\\\\/]src[\\\\/]proofs|lottery[\\\\/](?:src|dist)[\\\\/](?:fair|slip))[\\\\/]|canonical-json|guards[\\\\/]statements`,
    ),
  },
];

const centreTexts = inFeatures(Object.values(ofCentre).flat());

const readsTable = /[\\/]shared[\\/]reads[\\/]declare-read\.ts$/;

/** Without a library's other exports that home does not use. */
const notBehindIndex = /^(?!.*[\\/](?:Trans|TransWithoutContext|html-parse-stringify)\.js$)/;

/**
 * The files that the portal is compiled into. Home's document lists every script with its hash, which does not
 * compress, so code that loads late together goes into one file. Home does not wait for it: groups above take what home
 * renders with.
 */
export function chunkGroups(portal: PortalPackage): ChunkGroup[] {
  const home = join(portal.root, 'src/app/pages/home.page.tsx');
  const firstTexts = ['en', 'pt'].map((language) => join(portal.root, `src/app/language/first-texts/${language}.ts`));
  const client = join(portal.root, 'src/api/client.ts');
  const ofHome = reachable([home]);
  const ofClient = reachable([client]);
  const first = reachable(firstTexts);
  return [
    // Each chunk is evaluated in a task of its own: with the other libraries React would keep a phone from answering.
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]start[\\/]react-root\.ts$/,
      tags: ['$initial'],
      priority: 6,
    },
    // Without the tag, libraries that only lazy routes use would land in the first screen's chunk.
    { name: 'vendor', test: /node_modules[\\/](?!@livery[\\/])/, tags: ['$initial'], priority: 5 },
    // What lazy routes share with the first screen would otherwise be split into a file for every combination.
    { name: 'app', tags: ['$initial'], priority: 4 },
    { name: (id, graph) => (ofHome(id, graph) ? 'home' : null), test: notBehindIndex, priority: 3 },
    // Behind what the first tap waits for, with the table of all calls and what reads it: the login opens without either.
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

/** Whether a module is one of these or their static import. For indexed icons, whether one of these names it. */
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
