// `npm run soak -- --minutes N`: members move money at two gateways while these and PostgreSQL are killed; then the books are judged.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { closeOnSignal } from '@livery/sandbox/close-on-signal';
import { openScratch } from '@livery/sandbox/scratch';
import { root } from '../root.ts';
import { startFleet, type Fleet } from './fleet.ts';
import type { Ground } from './operation.ts';
import { anyOperation } from './operations.ts';
import type { Player } from './player.ts';
import { logInAll } from './players.ts';
import { findLateJobs, judge, readBooks } from './verdict.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('--minutes takes a number above zero');
  process.exit(2);
}

/** Until the time is over; who has begun something waits for its outcome. */
async function play(player: Player, ground: Ground, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    await anyOperation()(player, ground);
    await wait(Math.random() * 100);
  }
}

async function killNowAndThen(fleet: Fleet, deadline: number): Promise<{ gateway: number; postgres: number }> {
  const kills = { gateway: 0, postgres: 0 };
  for (;;) {
    await wait(2_000 + Math.random() * 4_000);
    // On a slow machine nothing would ever be up.
    await fleet.alive();
    if (Date.now() > deadline) return kills;
    // However short the time is, PostgreSQL has its turn.
    const isItsTurn = kills.gateway > 0 && kills.postgres === 0;
    const which = isItsTurn || Math.random() >= 0.7 ? 'postgres' : 'gateway';
    if (fleet.kill(which)) kills[which] += 1;
  }
}

const open = new AsyncDisposableStack();
closeOnSignal(open);
const logFile = path.join(root, 'out/soak/gateways.log');
await mkdir(path.dirname(logFile), { recursive: true });
const fleet = await startFleet(open, await openScratch(open, 'soak'), logFile);
const { brands, controlSecret } = fleet;
let wrong: string[] = [];
try {
  const players: Player[] = [];
  for (const { merchantCode } of brands) players.push(...(await logInAll(fleet.ports, merchantCode, controlSecret)));
  const before = await readBooks(fleet.databaseUrl);
  const deadline = Date.now() + minutes * 60_000;
  const ground = { ports: fleet.ports, controlSecret, paymentsPort: fleet.paymentsPort, vendorKeys: fleet.vendorKeys };
  const [kills] = await Promise.all([killNowAndThen(fleet, deadline), ...players.map((player) => play(player, ground, deadline))]);
  await fleet.healed();
  wrong = await judge(fleet.databaseUrl, players, before);
  report(players, kills);
} catch (error) {
  wrong.push(error instanceof Error ? error.message : String(error));
  await fleet.healed().catch(() => {});
  wrong.push(...(await findLateJobs(fleet.databaseUrl).catch(() => [])));
}
await open.disposeAsync();
for (const sentence of wrong) console.error(`✗ ${sentence}`);
if (wrong.length > 0) console.error(`What the gateways said is in ${path.relative(root, logFile)}`);
process.exit(wrong.length > 0 ? 1 : 0);

function report(players: readonly Player[], kills: { gateway: number; postgres: number }): void {
  const done = players
    .flatMap(({ acknowledged }) => acknowledged)
    .flatMap(({ postings }) => Object.entries(postings).flatMap(([kind, count]) => Array<string>(count).fill(kind)));
  const of = (names: readonly string[]): string =>
    [...new Set(names)]
      .toSorted()
      .map((name) => `${names.filter((other) => other === name).length} ${name}`)
      .join(', ');
  const refused = players.flatMap((player) => [...player.refused].flatMap(([code, count]) => Array<string>(count).fill(code)));
  const asked = players.reduce((sum, player) => sum + player.asked, 0);
  console.log(
    `${minutes} min, ${players.length} members at 2 gateways; killed: a gateway ${kills.gateway} times, PostgreSQL ${kills.postgres} times`,
  );
  console.log(`${done.length} postings acknowledged in ${asked} calls: ${of(done)}`);
  console.log(`refused: ${of(refused)}`);
  console.log(`the slowest outcome was known after ${(Math.max(...players.map(({ slowest }) => slowest)) / 1000).toFixed(1)} s`);
}
