// `npm run bench`: every figure with its budget, ratios in one run. --only <part> runs one part, --runs N loads each
// page N times, --bets N seeds N bets for the agents and the settlement, --long stamps 1,000 brands and judges a
// million tickets, --write stores the figures in docs/measurements.md.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchAgents } from './agents/agents.ts';
import { benchSettlement } from './agents/settlement.ts';
import { benchBrands } from './build/brands.ts';
import { benchCliStart } from './build/cli-start.ts';
import { benchDev } from './build/dev.ts';
import { benchFleet } from './build/fleet.ts';
import { root } from '../root.ts';
import { writeMeasurements } from './measurements.ts';
import { isOver, print, type Row } from './row.ts';
import { benchJudging } from './lottery/lottery.ts';
import { benchStamping } from './build/stamping.ts';
import { benchTheming } from './build/theming.ts';
import { benchFloods, benchGateway, benchHome, benchLotteryDesk, benchMoney, benchPublicRoutes, benchRecords } from './with-gateway.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    long: { type: 'boolean', default: false },
    bets: { type: 'string', default: '10000000' },
    write: { type: 'boolean', default: false },
  },
});

/** Seconds at most; a million only with --long. */
const judged = [{ tickets: 100_000, budget: 5 }, ...(values.long ? [{ tickets: 1_000_000, budget: 60 }] : [])];

const parts: Record<string, { title: string; measure: () => Promise<Row[]> }> = {
  theming: { title: 'Theme', measure: benchTheming },
  brands: { title: 'Resolve and check', measure: benchBrands },
  stamping: { title: 'Build', measure: () => benchStamping(values.long) },
  pages: { title: 'Home on a slow phone: CPU 4x, 1.6 Mbps, 150 ms, HTTP/2, brotli', measure: () => benchHome(Number(values.runs)) },
  routes: { title: 'Public pages on the slow phone, and what is done to a list of games there', measure: benchPublicRoutes },
  dev: { title: 'Dev', measure: benchDev },
  fleet: { title: 'Fleet', measure: benchFleet },
  cli: { title: 'Command line', measure: benchCliStart },
  gateway: { title: 'Gateway', measure: benchGateway },
  records: { title: 'Records', measure: benchRecords },
  floods: { title: 'Floods', measure: benchFloods },
  money: { title: 'Money', measure: benchMoney },
  agents: { title: 'Agents', measure: () => benchAgents(Number(values.bets)) },
  lottery: { title: 'Lottery', measure: async () => [...(await benchJudging(judged)), ...(await benchLotteryDesk())] },
  settlement: { title: 'Settlement of contracts', measure: () => benchSettlement(Number(values.bets)) },
};

const chosen = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name);
if (chosen.length === 0) {
  console.error(`--only takes one of: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const measured: { title: string; rows: Row[] }[] = [];
for (const [, { title, measure }] of chosen) {
  const rows = await measure();
  print(title, rows);
  measured.push({ title, rows });
}
if (values.write) {
  const page = path.join(root, 'docs/measurements.md');
  const known = await readFile(page, 'utf8').catch(() => '');
  await writeFile(page, writeMeasurements(known, measured, new Date().toISOString().slice(0, 10)));
}

const all = measured.flatMap(({ rows }) => rows);
const over = all.filter(isOver);
console.log(`\n${all.length - over.length} of ${all.length} figures within budget`);
process.exit(over.length > 0 ? 1 : 0);
