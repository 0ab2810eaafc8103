import { payDebts } from '@livery/contract/commission-shortage';
import type { WindowState } from '@livery/contract/commission-states';
import type { Merchant } from '#tenancy/merchant.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { moved, postMany, type LedgerEntry, type Posting } from '#ledger/ledger.ts';
import { debtOf, lockCash, lockOwedBy, lockPosting, lockWaiting, updateLines, type OwedLine } from './debts.repo.ts';
import { postingOf } from './settlement.postings.ts';
import { outcomeOf, stateOf } from './settlement.rules.ts';
import { tellShortages } from './alerts/tell-agents.action.ts';
import { listStates, lockWindow, moveWindow, tellEvents, type StoredWindow } from './windows.repo.ts';

const actor = 'job:settlement';
/** Lines per transaction. It locks the agents' accounts while it runs. */
const chunk = 200;

export interface Paid {
  /** Lines with a payment. */
  readonly payments: number;
  readonly amount: number;
}

const nothingPaid: Paid = { payments: 0, amount: 0 };

/** Pays the next lines of an approved window, top level first, and then the payees' own older debts. */
export async function postSome(
  trx: LedgerTransaction,
  merchant: Merchant,
  windowId: number,
  now: Date,
): Promise<Paid & { readonly isMore: boolean }> {
  await lockPosting(trx, merchant.id);
  const window = await lockWindow(trx, merchant.id, windowId);
  if (window === null || (window.state !== 'approved' && window.state !== 'posted')) return { ...nothingPaid, isMore: false };
  const waiting = await lockWaiting(trx, windowId, chunk);
  const paid = waiting.length === 0 ? nothingPaid : await payLines(trx, merchant, await withOlder(trx, waiting), now);
  return { ...paid, isMore: waiting.length === chunk };
}

/** An agent that receives an older debt may itself owe one. */
async function withOlder(trx: LedgerTransaction, waiting: readonly OwedLine[]): Promise<readonly OwedLine[]> {
  const lines = new Map(waiting.map((line) => [line.id, line]));
  const asked = new Set<number>();
  for (;;) {
    const agents = [...lines.values()].flatMap(({ member_id, payer_id }) => [member_id, ...(payer_id === null ? [] : [payer_id])]);
    const next = agents.filter((id) => !asked.has(id));
    if (next.length === 0) return [...lines.values()];
    for (const id of next) asked.add(id);
    for (const line of await lockOwedBy(trx, next)) lines.set(line.id, line);
  }
}

async function payLines(trx: LedgerTransaction, merchant: Merchant, lines: readonly OwedLine[], now: Date): Promise<Paid> {
  const unit = merchant.currency;
  const agents = lines.flatMap(({ member_id, payer_id }) => [member_id, ...(payer_id === null ? [] : [payer_id])]);
  const accounts = new Map((await lockCash(trx, merchant.id, unit, agents)).map((account) => [account.memberId, account]));
  const cashOf = (memberId: number): { readonly accountId: number } => {
    const account = accounts.get(memberId);
    if (account === undefined) throw new Error(`Member ${memberId} has no account for cash`);
    return { accountId: account.id };
  };
  const house = { house: 'COMMISSION_COST', unit } as const;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const payments = payDebts(lines.map(debtOf), new Map([...accounts].map(([memberId, { balance }]) => [memberId, balance])));
  const done = payments.flatMap(({ line: id, paid, advanced }) => {
    const line = byId.get(id);
    return line === undefined ? [] : [{ line, paid, advanced }];
  });
  const postings = done.flatMap(({ line, paid, advanced }): Posting[] => {
    const payer = line.payer_id === null ? house : cashOf(line.payer_id);
    const payee = line.advanced > 0 ? house : cashOf(line.member_id);
    const entries: LedgerEntry[] = [...(paid > 0 ? moved(payer, payee, paid) : []), ...(advanced > 0 ? moved(house, payee, advanced) : [])];
    if (entries.length === 0) return [];
    return [{ merchantId: merchant.id, kind: postingOf[line.kind], actor, at: now, entries, subject: `commission:${line.id}` }];
  });
  for (let first = 0; first < postings.length; first += 100) await postMany(trx, postings.slice(first, first + 100));
  const changed = done.map(({ line, paid, advanced }) => {
    const after = { due: line.due, paid: line.paid + paid, advanced: line.advanced + advanced };
    return { line, after: { id: line.id, paid: after.paid, advanced: after.advanced, state: stateOf(after) } };
  });
  await updateLines(
    trx,
    changed.map(({ after }) => after),
    now,
  );
  await tellShortages(trx, merchant, changed, now);
  const settled = done.filter(({ paid, advanced }) => paid + advanced > 0);
  await tellEvents(
    trx,
    settled.map(({ line, paid, advanced }) => {
      return {
        merchant_id: line.merchant_id,
        window_id: line.window_id,
        lineId: line.id,
        at: now,
        actor,
        action: 'pay',
        amount: paid + advanced,
      };
    }),
  );
  const windows = new Set(lines.map(({ window_id }) => window_id));
  for (const windowId of windows) await finishOlder(trx, merchant.id, windowId, now);
  return { payments: settled.length, amount: settled.reduce((sum, { paid, advanced }) => sum + paid + advanced, 0) };
}

/** An earlier window may be paid by now. */
async function finishOlder(trx: LedgerTransaction, merchantId: number, windowId: number, now: Date): Promise<void> {
  const window = await lockWindow(trx, merchantId, windowId);
  if (window === null || (window.state !== 'short' && window.state !== 'partPaid')) return;
  await conclude(trx, window, now);
}

/** Marks a window as posted, with its result unless a line is held. Returns the window's new state. */
export async function finishWindow(trx: LedgerTransaction, merchantId: number, windowId: number, now: Date): Promise<WindowState | null> {
  const window = await lockWindow(trx, merchantId, windowId);
  if (window === null || (window.state !== 'approved' && window.state !== 'posted')) return window?.state ?? null;
  const states = await listStates(trx, windowId);
  if (states.some(({ state }) => state === 'calculated')) return window.state;
  if (window.state === 'approved') await moveWindow(trx, window, 'posted', { at: now, actor, action: 'post' });
  return states.some(({ state }) => state === 'held') ? 'posted' : conclude(trx, { ...window, state: 'posted' }, now);
}

export async function conclude(trx: LedgerTransaction, window: StoredWindow, now: Date): Promise<WindowState> {
  const outcome = outcomeOf(await listStates(trx, window.id));
  if (outcome !== window.state) await moveWindow(trx, window, outcome, { at: now, actor, action: 'settle' });
  return outcome;
}
