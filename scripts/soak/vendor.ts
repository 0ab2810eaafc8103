import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signRequest } from '@livery/gateway/signed-request';
import { atMost, callOf, oneOf, type Ground, type Operation } from './operation.ts';
import type { Player } from './player.ts';
import { send, type Answer } from './send.ts';

/** The soak is the aggregator itself: it brings this vendor's tables, and nobody opens its address. */
export const soakAggregator = 'soak';
export const soakVendor = 'SALA';
const table = { nodeId: 14_001, vassalage: soakVendor, gameType: 'LIVE', language: 'en', device: 'WEB' };

/** Milliseconds within which every call has to be answered. */
const longest = 180_000;

interface Session {
  readonly session: string;
  readonly player: string;
  readonly unit: string;
}

/** `error` of a refusal, null of what was done. */
interface Told {
  readonly error: string | null;
  readonly value: Answer['value'];
}

const sessions = new WeakMap<Player, Session>();
const number = (): string => randomUUID();

/** One try; null while nobody knows what became of it. */
async function attempt(player: Player, { ports, vendorKeys }: Ground, call: string, asked: object): Promise<Told | null> {
  const { merchantCode } = player.identity;
  const path = `/wps/x/seamless/${merchantCode}/${soakAggregator}/${call}`;
  const proof = { nonce: randomBytes(16).toString('base64url'), at: new Date() };
  const headers = signRequest(vendorKeys[merchantCode] ?? '', { method: 'POST', path, body: JSON.stringify(asked) }, proof);
  const answer = await send(oneOf(ports), { method: 'POST', path, headers, body: asked }).catch(() => null);
  if (answer === null || answer.status >= 500 || answer.status === 429 || answer.value['mayPass'] === true) return null;
  return { error: answer.status === 200 ? null : String(answer.value['error']), value: answer.value };
}

/** Again and again, as docs/vendors.md tells: the same call is answered as the first time. */
async function settle(player: Player, ground: Ground, call: string, asked: object): Promise<Told> {
  for (const started = Date.now(); ; await wait(50 + Math.random() * 250)) {
    const told = await attempt(player, ground, call, asked);
    if (told !== null) return told;
    if (Date.now() - started > longest) throw new Error(`A vendor waits for the answer to a ${call} of ${player.identity.account}`);
  }
}

/** A token is good once: where the answer to it is lost, the table is launched again. */
async function sitDown(player: Player, ground: Ground): Promise<Session | null> {
  const launched = await player.ask(callOf(player, 'launchGame', table));
  if (!launched.isDone) return null;
  const token = new URL(String(launched.answer.value['url'])).searchParams.get('token');
  const told = await attempt(player, ground, 'authenticate', { token });
  if (told === null || told.error !== null) return null;
  const { session, player: name, currency } = told.value as { session: string; player: string; currency: { code: string } };
  const opened = { session, player: name, unit: currency.code };
  sessions.set(player, opened);
  return opened;
}

/** A round at a vendor's table: won or lost, rolled back, or with a rollback that overtakes its bet. */
export const vendorRound: Operation = async (player, ground) => {
  const session = sessions.get(player) ?? (await sitDown(player, ground));
  if (session === null) return;
  const { unit } = session;
  const [round, stake] = [number(), atMost(500)];
  const bet = { session: session.session, transaction: number(), round, amount: stake, unit };
  const rollback = { player: session.player, transaction: number(), round, bet: bet.transaction };
  const course = oneOf(['win', 'win', 'win', 'twice', 'rollback', 'lost', 'tombstone'] as const);

  if (course === 'tombstone') {
    await settle(player, ground, 'rollback', rollback);
    const late = await settle(player, ground, 'bet', bet);
    if (late.error === null) throw new Error('A bet was taken after its rollback');
    return;
  }
  if (course === 'lost') {
    // Nobody waits for the answer: whether the bet came, the rollback tells by its reference.
    await attempt(player, ground, 'bet', bet);
    const undone = await settle(player, ground, 'rollback', rollback);
    if (undone.error !== null) throw new Error(`A rollback is refused: ${undone.error}`);
    if (undone.value['reference'] !== null) player.note({ postings: { bet: 1, void: 1 }, gains: {} });
    return;
  }
  const tries = course === 'twice' ? 2 : 1;
  const [taken, again] = await Promise.all(Array.from({ length: tries }, () => settle(player, ground, 'bet', bet)));
  if (taken === undefined || taken.error !== null) {
    if (taken?.error === 'SESSION_OVER') sessions.delete(player);
    return;
  }
  if (again !== undefined && JSON.stringify(again.value) !== JSON.stringify(taken.value)) throw new Error('One bet has two answers');
  if (course === 'rollback') {
    await Promise.all([settle(player, ground, 'rollback', rollback), settle(player, ground, 'rollback', rollback)]);
    player.note({ postings: { bet: 1, void: 1 }, gains: {} });
    return;
  }
  const amount = oneOf([0, stake, 2 * stake]);
  const win = { player: session.player, transaction: number(), round, amount, unit };
  await Promise.all(Array.from({ length: tries }, () => settle(player, ground, 'win', win)));
  player.note({ postings: amount === 0 ? { bet: 1 } : { bet: 1, payout: 1 }, gains: { CASH: amount - stake } });
};
