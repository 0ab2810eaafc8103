import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments } from '@livery/cli/chromium';
import { brandFacts } from '@livery/sandbox/brand-facts';
import { textsOf } from '@livery/sandbox/texts';
import { provideChromium } from '../../machine/chromium.ts';
import { median } from '../gateway/gateway-load.ts';
import { BareChromium } from './bare-chromium.ts';
import { writeFloor } from './floor.ts';
import { interactionNames, timeInteraction, type Visit } from './interactions.ts';
import { load, type Load } from './load.ts';
import { measureScrolling } from './scrolling.ts';
import { startStaticServer, type StaticServer } from './static-server.ts';
import { phone, type SiteToMeasure } from './pages.ts';
import type { Row } from '../row.ts';

/** Public pages except home, which has separate figures. */
const publicRoutes = [
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/promotions',
  '/promotions/1',
  '/help',
  '/helpmc',
  '/download',
  '/service',
  '/service/chat',
  '/safer-play',
  '/statement',
  '/seamless',
  '/login',
  '/register',
  '/agent',
] as const;

/** The page that an agent sees first. */
const agentRoute = '/agentHome/overview';
const timesEach = 3;
const manyGames = 1_000;

export interface SiteOfMember extends SiteToMeasure {
  /** Returns a new token of the member whose interactions are timed. An old session is asked whether to go on. */
  readonly logIn: () => Promise<string>;
  /** The same for an agent. */
  readonly logInAgent: () => Promise<string>;
  /** The site's default language. */
  readonly language: string;
}

/**
 * Loads every public route of each brand on a slow phone beside a static page, and times interactions with a list of
 * games.
 */
export async function benchRoutes(sites: readonly SiteOfMember[], scratch: string): Promise<Row[]> {
  const floor = await startStaticServer(writeFloor(path.join(scratch, 'floor')));
  const executablePath = provideChromium('measuring');
  const rows: Row[] = [];
  try {
    for (const site of sites) {
      const server = await startStaticServer(site.dir, site.gateway);
      try {
        rows.push(
          ...(await loadRoutes(executablePath, { site, server, floor })),
          ...(await timeInteractions(executablePath, site, server)),
        );
      } finally {
        server.close();
      }
    }
    return rows;
  } finally {
    floor.close();
  }
}

interface Side {
  readonly site: SiteOfMember;
  readonly server: StaticServer;
  readonly floor: StaticServer;
}

/** A figure of a load, `of` it beside the static page's median. */
interface Figure {
  readonly name: string;
  readonly unit: Row['unit'];
  readonly budget: number;
  readonly of: (load: Load) => number;
}

function figuresBeside(floors: readonly Load[]): Figure[] {
  const least = (key: 'firstPaint' | 'largestPaint'): number => median(floors.map((each) => each[key]));
  return [
    { name: 'failed requests', unit: '', budget: 0, of: ({ failed }) => failed },
    { name: 'first paint beside the static page', unit: '×', budget: 1.25, of: (load) => load.firstPaint / least('firstPaint') },
    { name: 'largest paint beside the static page', unit: '×', budget: 1.4, of: (load) => load.largestPaint / least('largestPaint') },
    { name: 'layout shift', unit: '', budget: 0.02, of: ({ layoutShift }) => layoutShift },
    { name: 'blocking time', unit: 'ms', budget: 100, of: ({ blocking }) => blocking },
    { name: 'longest task', unit: 'ms', budget: 120, of: ({ longestTask }) => longestTask },
  ];
}

/**
 * The worst route for each figure. A route that is over a budget is loaded again, so that a single hiccup does not
 * count.
 */
async function loadRoutes(executablePath: string, { site, server, floor }: Side): Promise<Row[]> {
  await using browser = await BareChromium.launch(executablePath);
  const { code, gateway } = site;
  const plain = { name: 'static page', server: floor, host: 'floor.localhost', route: '/' };
  await load(browser, { ...plain, server, host: gateway.host }, { cpu: 1, link: null });
  const floors: Load[] = [];
  for (let time = 0; time < timesEach; time += 1) floors.push(await load(browser, plain, phone));
  const figures = figuresBeside(floors);
  const loads = new Map<string, Load[]>();
  for (const route of publicRoutes) {
    process.stderr.write(`${code}: ${route}`);
    const ofRoute: Load[] = [];
    do ofRoute.push(await load(browser, { name: code, server, host: gateway.host, route }, phone));
    while (ofRoute.length < timesEach && figures.some(({ of, budget }) => median(ofRoute.map(of)) > budget));
    loads.set(route, ofRoute);
    process.stderr.write(`${figures.map(({ name, of }) => `  ${name} ${median(ofRoute.map(of)).toFixed(2)}`).join('')}\n`);
  }
  const ofAgent: Load[] = [];
  for (let time = 0; time < timesEach; time += 1)
    ofAgent.push(await load(browser, { name: code, server, host: gateway.host, route: agentRoute, token: await site.logInAgent() }, phone));
  return figures.flatMap(({ name, unit, budget, of }) => {
    const [[route, value] = ['', Infinity]] = [...loads]
      .map(([each, ofRoute]) => [each, median(ofRoute.map(of))] as const)
      .toSorted(([, one], [, other]) => other - one);
    return [
      { name: `${code}: ${name} of ${publicRoutes.length} routes, at most (${route})`, value, unit, budget },
      { name: `${code}: ${name} of ${agentRoute}`, value: median(ofAgent.map(of)), unit, budget },
    ];
  });
}

async function timeInteractions(executablePath: string, site: SiteOfMember, server: StaticServer): Promise<Row[]> {
  const { code, gateway, logIn, language } = site;
  await using browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, '--ignore-certificate-errors', '--disable-gpu'],
  });
  const target = { name: code, server, host: gateway.host, route: '/rng' };
  const visit: Visit = { target, token: await logIn(), cpu: phone.cpu, t: textsOf(brandFacts(code), language) };
  const rows: Row[] = [];
  for (const name of interactionNames) {
    process.stderr.write(`${code}: ${name}\n`);
    const times: number[] = [];
    for (let time = 0; time < timesEach; time += 1) times.push(await timeInteraction(browser, visit, name));
    rows.push({ name: `${code}: ${name} to paint`, value: median(times), unit: 'ms', budget: 100 });
  }
  process.stderr.write(`${code}: 1,000 games\n`);
  const { dropped, unseen, late } = await measureScrolling(browser, visit, manyGames);
  const meanwhile = 'while 1,000 games are scrolled';
  rows.push(
    { name: `${code}: dropped frames ${meanwhile}, five screens a second`, value: dropped, unit: '', budget: 0 },
    { name: `${code}: lists of them in sight before they are drawn`, value: unseen, unit: '', budget: 0 },
    { name: `${code}: late frames of the page ${meanwhile} twice as fast`, value: late, unit: '' },
  );
  return rows;
}
