import type { WindowState } from '@livery/contract/commission-states';
import type { Platform } from '#base/platform.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { foldTeams } from '../agents/fold-teams.action.ts';
import { calculateWindow, type AskedWindow } from './counting/calculate.service.ts';
import { noteLate } from './counting/late.repo.ts';
import { insertLines, tellHeld, type NewLine } from './lines.repo.ts';
import { openWindows } from './open-windows.action.ts';
import { finishWindow, postSome } from './post-lines.action.ts';
import { newLineOf, newRealTimeLine } from './settlement.present.ts';
import { calculateRealTime } from './real-time.service.ts';
import { scales, type Policy } from './settlement.rules.ts';
import {
  listUnsettled,
  lockWindow,
  lockWindowNow,
  moveWindow,
  readPolicy,
  sumWindow,
  takeMinutes,
  type StoredWindow,
} from './windows.repo.ts';

/** Each step runs in one transaction, or as many as `post` needs. A step that is already done does nothing. */
export const settlementSteps = ['open', 'close', 'sum', 'calculate', 'review', 'post', 'finish'] as const;
export type SettlementStep = (typeof settlementSteps)[number];

/** Called at the end of each step, inside its transaction, except for `sum`. Tests stop the settlement there. */
export type StepWatch = (step: SettlementStep, trx: LedgerTransaction | null) => Promise<void>;

interface Settlement {
  readonly platform: Pick<Platform, 'tenants'>;
  readonly merchant: Merchant;
  readonly now: Date;
  readonly policy: Policy;
  readonly watch: StepWatch;
}

/** The effect of a run on an unsettled window. */
export interface WindowRun {
  readonly found: StoredWindow;
  readonly state: WindowState;
  /** Lines that it calculated. */
  readonly calculated: number;
  /** Payments that it made on lines of any window, and their total. */
  readonly payments: number;
  readonly amount: number;
  /** Another run has locked the window, so this one skips it. */
  readonly isBusy: boolean;
}

const actor = 'job:settlement';

/**
 * Takes every window of a merchant as far as it can go by itself, and returns the effect on each. Any number of
 * gateways may run it at once, and it may start again after any step: windows and lines record their progress in the
 * transaction of the step.
 */
export async function settleMerchant(
  platform: Pick<Platform, 'tenants'>,
  merchant: Merchant,
  now: Date,
  watch: StepWatch = async () => {},
): Promise<readonly WindowRun[]> {
  const db = platform.tenants.of(merchant.id);
  const settlement: Settlement = { platform, merchant, now, watch, policy: await readPolicy(db, merchant.id) };
  for (const scale of scales) await step(settlement, 'open', (trx) => openWindows(trx, settlement, scale));
  const waiting = await listUnsettled(db, merchant.id, now);
  if (waiting.length === 0) return [];
  for (const window of waiting) if (window.state === 'open') await step(settlement, 'close', (trx) => close(trx, window, now));
  if (waiting.some((window) => isCalculable(window, settlement))) {
    await foldTeams(platform, merchant.id, now);
    await watch('sum', null);
  }
  const runs: WindowRun[] = [];
  for (const window of waiting) runs.push(await settleWindowOf(settlement, window));
  return runs;
}

async function settleWindowOf(settlement: Settlement, found: StoredWindow): Promise<WindowRun> {
  const { merchant, now } = settlement;
  const calculated = isCalculable(found, settlement)
    ? await step(settlement, 'calculate', (trx) => calculate(trx, settlement, found.id), 'repeatable read')
    : 0;
  if (calculated === null) return { found, state: found.state, calculated: 0, payments: 0, amount: 0, isBusy: true };
  await step(settlement, 'review', (trx) => review(trx, settlement, found.id));
  let [payments, amount] = [0, 0];
  for (let isMore = true; isMore;) {
    const some = await step(settlement, 'post', (trx) => postSome(trx, merchant, found.id, now));
    payments += some.payments;
    amount += some.amount;
    ({ isMore } = some);
  }
  const state = await step(settlement, 'finish', (trx) => finishWindow(trx, merchant.id, found.id, now));
  return { found, state: state ?? found.state, calculated, payments, amount, isBusy: false };
}

async function step<Result>(
  { platform, merchant, watch }: Settlement,
  name: SettlementStep,
  action: (trx: LedgerTransaction) => Promise<Result>,
  isolation: 'read committed' | 'repeatable read' = 'read committed',
): Promise<Result> {
  return platform.tenants.transaction(
    merchant.id,
    async (trx) => {
      const result = await action(trx);
      await watch(name, trx);
      return result;
    },
    isolation,
  );
}

/** A real-time window of a running day needs no grace period: a late bet falls into the next window. */
function isCalculable({ state, kind, before_at }: StoredWindow, { now, policy }: Settlement): boolean {
  const grace = kind === 'realTime' ? 0 : policy.graceMinutes * 60_000;
  return (state === 'open' || state === 'closing') && now.getTime() >= before_at.getTime() + grace;
}

async function close(trx: LedgerTransaction, { id, merchant_id }: StoredWindow, now: Date): Promise<void> {
  const window = await lockWindow(trx, merchant_id, id);
  if (window?.state === 'open') await moveWindow(trx, window, 'closing', { at: now, actor, action: 'close' });
}

/** Returns the number of lines, or null if another run has the window. */
async function calculate(trx: LedgerTransaction, { merchant, now }: Settlement, windowId: number): Promise<number | null> {
  const window = await lockWindowNow(trx, merchant.id, windowId);
  if (window === null) return null;
  if (window.state !== 'closing') return 0;
  await takeMinutes(trx);
  const key = { merchantId: merchant.id, windowId, now };
  const asked = askedOf(window, merchant);
  const lines: NewLine[] = [];
  if (window.kind === 'realTime') {
    const counted = await calculateRealTime(trx, { ...asked, endsDay: window.ends_day });
    lines.push(...counted.filter(({ isEmpty }) => !isEmpty).map(newRealTimeLine));
  } else {
    const settled = await calculateWindow(trx, asked);
    lines.push(...settled.map(newLineOf));
    await noteLate(
      trx,
      settled.flatMap(({ of }) => of.late),
    );
  }
  await insertLines(trx, key, lines);
  await tellHeld(trx, key, 'The account is closed.');
  await moveWindow(trx, window, 'calculated', { at: now, actor, action: 'calculate' });
  return lines.length;
}

export function askedOf({ kind, period, from_at, before_at }: StoredWindow, { id, timeZone }: Merchant): AskedWindow {
  return { merchantId: id, timeZone, kind, period, from: from_at, before: before_at };
}

/** A window within the merchant's limits needs no approval. */
async function review(trx: LedgerTransaction, { merchant, now, policy }: Settlement, windowId: number): Promise<void> {
  const window = await lockWindow(trx, merchant.id, windowId);
  if (window?.state !== 'calculated') return;
  const { due, highest } = await sumWindow(trx, windowId);
  const isSmall = due <= policy.windowLimit && highest <= policy.lineLimit;
  await moveWindow(trx, window, isSmall ? 'approved' : 'review', { at: now, actor, action: isSmall ? 'approve' : 'review' });
}
