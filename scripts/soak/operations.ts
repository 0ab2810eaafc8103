import { routes } from '@livery/contract/routes';
import type { OpenAnswer } from '@livery/arcade/shell/wire';
import { deposit, withdraw } from './cash-desk.ts';
import { atMost, callOf, controlOf, oneOf, paymentPassword, sealedOf, type Operation } from './operation.ts';
import type { Player } from './player.ts';
import { vendorRound } from './vendor.ts';

const vendors = ['PG', 'PT', 'SALA', 'PITCH'];

/** Money of the house. */
const grant: Operation = async (player, ground) => {
  const { account } = player.identity;
  const amount = atMost(20_000);
  const { isDone } = await player.settle((idempotencyKey) => controlOf(player, ground, 'grant', { account, amount, idempotencyKey }));
  if (isDone) player.note({ postings: { grant: 1 }, gains: { CASH: amount } });
};

const transfer: Operation = async (player) => {
  const [direction, vendor, amount] = [oneOf(['in', 'out'] as const), oneOf(vendors), atMost(8_000)];
  const { isDone } = await player.settle((idempotencyKey) =>
    callOf(player, 'walletTransfer', { direction, vendor, amount, idempotencyKey }),
  );
  const [kind, gain] = direction === 'in' ? ['transferIn', amount] : ['transferOut', -amount];
  if (isDone) player.note({ postings: { [kind]: 1 }, gains: { CASH: -gain, [`VENDOR:${vendor}`]: gain } });
};

const recall: Operation = async (player) => {
  const { isDone, answer } = await player.settle((idempotencyKey) => callOf(player, 'recallWallets', { idempotencyKey }));
  if (!isDone) return;
  const results = answer.value['results'] as { vendor: string; amount: number }[];
  const cash = results.reduce((sum, { amount }) => sum + amount, 0);
  const emptied = Object.fromEntries(results.map(({ vendor, amount }) => [`VENDOR:${vendor}`, -amount]));
  player.note({ postings: { transferOut: results.filter(({ amount }) => amount > 0).length }, gains: { CASH: cash, ...emptied } });
};

const gift: Operation = async (player, ground) => {
  const upline = await player.ask(callOf(player, 'upline'));
  const { isAllowed, receiver } = upline.answer.value as { isAllowed?: boolean; receiver?: { id: number } | null };
  if (isAllowed !== true || receiver === null || receiver === undefined) return;
  const amount = atMost(2_000);
  const { isDone } = await player.settle((idempotencyKey) =>
    sealedOf(player, ground, routes.transferToUpline, { receiver: receiver.id, amount, paymentPassword, idempotencyKey }),
  );
  if (isDone) player.note({ postings: { transferUpline: 1 }, gains: { CASH: -amount }, gift: { memberId: receiver.id, amount } });
};

const gamesHost = { host: 'games.localhost' };
const sittings = new WeakMap<Player, string>();

const spin: Operation = async (player) => {
  const session = sittings.get(player) ?? (await sitDown(player));
  if (session === null) return;
  const [stake, clientSeed] = [oneOf([20, 100]), 'f'.repeat(32)];
  const { isDone, answer } = await player.settle((idempotencyKey) => ({
    method: 'POST',
    path: '/slot/api/spin',
    headers: gamesHost,
    body: { session, idempotencyKey, stake, clientSeed },
  }));
  if (isDone) player.note({ postings: { spin: 1 }, gains: { CASH: Number(answer.value['win']) - stake } });
  else if (answer.status === 401) sittings.delete(player);
};

/** A launch ticket works once. If its answer is lost, the game is launched again. */
async function sitDown(player: Player): Promise<string | null> {
  const game = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };
  const launched = await player.ask(callOf(player, 'launchGame', game));
  if (!launched.isDone) return null;
  const ticket = new URL(String(launched.answer.value['url'])).searchParams.get('ticket');
  const opened = await player.ask({ method: 'POST', path: '/play/api/open', headers: gamesHost, body: { ticket } });
  if (!opened.isDone) return null;
  const { session } = opened.answer.value as unknown as OpenAnswer;
  sittings.set(player, session);
  return session;
}

/** Rewards from the desk are cash here, because what a bonus becomes depends on stakes. */
const claim: Operation = async (player, ground) => {
  const { account } = player.identity;
  const prize = { kind: 'cash', amount: atMost(500) } as const;
  const given = await player.settle((idempotencyKey) =>
    controlOf(player, ground, 'giveReward', { account, title: 'Soak', prize, idempotencyKey }),
  );
  if (!given.isDone) return;
  const { rewardId } = given.answer.value;
  const claimed = await player.settle((idempotencyKey) => callOf(player, 'claimRaffle', { rewardId, idempotencyKey }));
  if (claimed.isDone) player.note({ postings: { reward: 1 }, gains: { CASH: prize.amount } });
};

const rebate: Operation = async (player) => {
  const { isDone, answer } = await player.settle((idempotencyKey) => callOf(player, 'claimRebate', { idempotencyKey }));
  if (isDone) player.note({ postings: { rebate: 1 }, gains: { CASH: Number(answer.value['amount']) } });
};

/** A member's next action. An entry that is repeated is more likely. */
const operations: readonly Operation[] = [
  [grant, recall, gift, claim, rebate],
  [deposit, deposit],
  [withdraw, withdraw, withdraw],
  [transfer, transfer, transfer],
  [spin, spin, spin, spin],
  [vendorRound, vendorRound, vendorRound],
].flat();

export function anyOperation(): Operation {
  return oneOf(operations);
}
