import type { WithdrawalMove } from '@livery/contract/control/shapes';
import { routes, type RouteName } from '@livery/contract/routes';
import { atMost, callOf, controlOf, oneOf, paymentPassword, sealedOf, type Ground, type Operation } from './operation.ts';
import type { Player } from './player.ts';

/** How many deposits a member may open within an hour, less some whose answers are lost. */
const mostDeposits = 50;
const opened = new WeakMap<Player, number>();

/**
 * Opens a deposit and pays it on its provider's page, perhaps twice, or lets it fail. The provider notifies the
 * gateway.
 */
export const deposit: Operation = async (player, { paymentsPort }) => {
  const before = opened.get(player) ?? 0;
  if (before >= mostDeposits) return;
  opened.set(player, before + 1);
  const { methods } = (await player.ask(callOf(player, 'depositMethods'))).answer.value as { methods: { id: string; minimum: number }[] };
  const { id: method, minimum } = oneOf(methods);
  const wanted = { method, amount: minimum + atMost(5_000) };
  const idOf = (value: object): string => (value as { deposit: { id: string } }).deposit.id;
  const { isDone, answer } = await player.settle((idempotencyKey) => callOf(player, 'openDeposit', { idempotencyKey, ...wanted }), idOf);
  if (!isDone) return;
  const id = idOf(answer.value);
  const read = { ...callOf(player, 'deposit'), path: `${routes.deposit.path}?id=${id}` };
  type Deposit = { state: string; amount: number; fee: number; payBy: { kind: 'code' | 'page'; value: string } | null };
  const depositOf = (value: object): Deposit => (value as { deposit: Deposit }).deposit;
  const { payBy } = depositOf(await player.until(read, (value) => depositOf(value).payBy !== null));
  const act = oneOf(['pay', 'pay', 'pay', 'payTwice', 'fail']);
  await actOnPage(paymentsPort, payBy, act);
  const { state, amount, fee } = depositOf(await player.until(read, (value) => ['succeeded', 'failed'].includes(depositOf(value).state)));
  if (state === (act === 'fail' ? 'succeeded' : 'failed')) throw new Error(`A deposit is ${state} after '${act}'`);
  if (state === 'succeeded') player.note({ postings: { deposit: 1 }, gains: { CASH: amount - fee } });
};

async function actOnPage(port: number, payBy: { kind: 'code' | 'page'; value: string } | null, act: string): Promise<void> {
  if (payBy === null) throw new Error('There is nothing to pay by');
  const page =
    payBy.kind === 'page'
      ? new URL(payBy.value)
      : new URL((await fetch(`http://127.0.0.1:${port}/code?${new URLSearchParams({ code: payBy.value })}`, { redirect: 'follow' })).url);
  const { status } = await fetch(`http://127.0.0.1:${port}${page.pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ act }),
    redirect: 'manual',
  });
  if (status !== 303) throw new Error(`The provider's page answers ${status}`);
}

/**
 * Requests a withdrawal. Then the member cancels it, the desk rejects or pays it, perhaps in part, or nobody does
 * anything.
 */
export const withdraw: Operation = async (player, ground) => {
  const { payoutId: accountId } = player.identity;
  const amount = 5_000 + atMost(5_000);
  const { isDone, answer } = await player.settle((idempotencyKey) =>
    sealedOf(player, ground, routes.requestWithdrawal, { accountId, amount, paymentPassword, idempotencyKey }),
  );
  if (!isDone) return;
  player.note({ postings: { withdrawal: 1 }, gains: { CASH: -amount, HOLD: amount } });
  const { withdrawalId, fee } = answer.value as { withdrawalId: number; fee: number };
  const asked = { withdrawalId, amount, fee };
  await oneOf([cancel, reject, pay, pay, payInPart, async () => {}])(player, ground, asked);
};

interface AskedFor {
  readonly withdrawalId: number;
  readonly amount: number;
  readonly fee: number;
}

type Ending = (player: Player, ground: Ground, asked: AskedFor) => Promise<void>;

const cancel: Ending = async (player, _ground, { withdrawalId, amount }) => {
  const { isDone } = await player.settle((idempotencyKey) => callOf(player, 'cancelWithdrawal', { withdrawalId, idempotencyKey }));
  if (isDone) player.note({ postings: { withdrawalCancelled: 1 }, gains: { CASH: amount, HOLD: -amount } });
};

const reject: Ending = async (player, ground, { withdrawalId, amount }) => {
  await move(player, ground, { withdrawalId, to: 'rejected', reason: 'Soak' });
  player.note({ postings: { withdrawalRejected: 1 }, gains: { CASH: amount, HOLD: -amount } });
};

const pay: Ending = async (player, ground, asked) => {
  await payOut(player, ground, asked);
  await say(player, 'confirmReceipt', { withdrawalId: asked.withdrawalId, receipt: 'full' });
};

/** Half of it was paid out, and the rest comes back. */
const payInPart: Ending = async (player, ground, asked) => {
  const { withdrawalId, amount, fee } = asked;
  await payOut(player, ground, asked);
  const received = Math.floor((amount - fee) / 2);
  await say(player, 'confirmReceipt', { withdrawalId, receipt: 'partial', received });
  await move(player, ground, { withdrawalId, to: 'refunded' });
  player.note({ postings: { withdrawalRefunded: 1 }, gains: { CASH: amount - fee - received } });
};

/** A provider pays the withdrawals that it takes, and reports that. The desk pays only the others. */
async function payOut(player: Player, ground: Ground, { withdrawalId, amount }: AskedFor): Promise<void> {
  for (const to of ['reviewing', 'approved', 'paid'] as const) await move(player, ground, { withdrawalId, to });
  const list = { ...callOf(player, 'withdrawals'), path: `${routes.withdrawals.path}?limit=50` };
  type Items = { items: { withdrawalId: number; state: string }[] };
  await player.until(
    list,
    (value) => (value as unknown as Items).items.find((item) => item.withdrawalId === withdrawalId)?.state === 'paid',
  );
  player.note({ postings: { withdrawalPaid: 1 }, gains: { HOLD: -amount } });
}

/** The desk sends no key. Only a provider moves the withdrawal too, so if it has moved, an earlier answer was lost. */
async function move(player: Player, ground: Ground, body: WithdrawalMove): Promise<void> {
  const { isDone, answer } = await player.ask(controlOf(player, ground, 'moveWithdrawal', body));
  if (!isDone && answer.value['code'] !== 'STATE_CHANGED') throw new Error(`${JSON.stringify(body)}: ${JSON.stringify(answer.value)}`);
}

async function say(player: Player, name: RouteName, body: object): Promise<void> {
  const { isDone, answer } = await player.ask(callOf(player, name, body));
  if (!isDone) throw new Error(`${JSON.stringify(body)}: ${JSON.stringify(answer.value)}`);
}
