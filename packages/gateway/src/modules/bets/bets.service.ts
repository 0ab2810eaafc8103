import type { RawBuilder } from 'kysely';
import type { Actor, Subject } from '#ledger/facts.ts';
import { lockPurses, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, post, postMany, type LedgerEntry, type Posted } from '#ledger/ledger.ts';
import type { BetHooks, SettledBet } from './bets.hooks.ts';
import { insertBet, settleBets, type Bet, type HeldBet } from './bets.repo.ts';
import { entriesOf, insertVoid } from './void.repo.ts';

export interface Stake extends Pick<Bet, 'key' | 'merchantId' | 'memberId' | 'nodeId' | 'unit' | 'stake' | 'course'> {
  /** The member's account that pays for it. */
  readonly cashId: number;
  readonly now: Date;
}

export interface Settlement {
  readonly payout: number;
  readonly validStake: number;
  readonly actor: Actor;
  readonly now: Date;
  readonly course: Buffer | null;
  /** The subject of the payout's posting. The bet by default. */
  readonly subject?: Subject;
}

/** A settlement by a caller that has locked the member's accounts. */
export interface LockedSettlement extends Settlement {
  readonly bet: HeldBet;
  /** The account that is paid. */
  readonly cashId: number;
}

/** Places, settles and undoes the bets of every game: posts the money, writes the row and runs the hooks of other modules. */
export class Bets {
  readonly #settled: readonly NonNullable<BetHooks['settled']>[];
  readonly #voided: readonly NonNullable<BetHooks['voided']>[];
  readonly #questions: readonly RawBuilder<boolean>[];

  constructor(hooks: readonly BetHooks[]) {
    this.#settled = hooks.flatMap(({ settled }) => settled ?? []);
    this.#voided = hooks.flatMap(({ voided }) => voided ?? []);
    this.#questions = this.#settled.map(({ concerns }) => concerns);
  }

  /**
   * Stakes and settles in one transaction of the ledger.
   *
   * @throws AppError INSUFFICIENT_BALANCE
   */
  async play(trx: LedgerTransaction, stake: Stake, payout: number): Promise<Posted> {
    const { merchantId, memberId, unit, now } = stake;
    const entries = playedEntries(stake, payout);
    const posted = await post(trx, { merchantId, kind: 'spin', actor: `member:${memberId}`, at: now, entries });
    const { transactionId: id } = posted;
    const bet = { ...stake, id, openedAt: now, payout, settleTxn: id, settledAt: now };
    const { gameType, answers } = await insertBet(trx, bet, this.#questions);
    await this.#afterSettling(trx, { merchantId, memberId, gameType, validStake: stake.stake, unit, now }, answers);
    return posted;
  }

  /**
   * Stakes a bet that stays open. Its id is the transaction's.
   *
   * @throws AppError INSUFFICIENT_BALANCE
   */
  async place(trx: LedgerTransaction, stake: Stake, subject?: Subject): Promise<Posted> {
    const { merchantId, memberId, unit, cashId, now } = stake;
    const entries = moved({ accountId: cashId }, { house: 'GAMES', unit }, stake.stake);
    const about = subject === undefined ? {} : { subject };
    const posted = await post(trx, { merchantId, kind: 'bet', actor: `member:${memberId}`, at: now, entries, ...about });
    await insertBet(trx, { ...stake, id: posted.transactionId, openedAt: now, payout: null, settleTxn: null, settledAt: null }, []);
    return posted;
  }

  /** Settles an open bet that the caller has locked: pays the win and counts the valid stake. */
  async settle(trx: LedgerTransaction, bet: Bet, settlement: Settlement): Promise<void> {
    // Accounts are locked before anything that hooks lock, even if nothing is paid.
    await this.settleMany(trx, [{ ...settlement, bet, cashId: (await lockCash(trx, [bet]))(bet) }]);
  }

  /**
   * Settles open bets that the caller has locked, about a hundred at a time: one statement pays all of them, and one
   * writes their rows.
   */
  async settleMany(trx: LedgerTransaction, settlements: readonly LockedSettlement[]): Promise<void> {
    if (settlements.length === 0) return;
    const paid = settlements.filter(({ payout }) => payout > 0);
    const posted = await postMany(
      trx,
      paid.map(({ bet: { id, merchantId, unit }, payout, actor, now, cashId, subject = `bet:${id}` }) => {
        const entries = moved({ house: 'GAMES', unit }, { accountId: cashId }, payout);
        return { merchantId, kind: 'payout', actor, at: now, subject, entries };
      }),
    );
    const transactions = new Map(paid.map(({ bet }, index) => [bet.id, posted[index]?.transactionId]));
    const rows = settlements.map((settled) => ({ ...settled, settleTxn: transactions.get(settled.bet.id) ?? settled.bet.id }));
    const answers = await settleBets(trx, rows, this.#questions);
    for (const { bet, validStake, now } of settlements) {
      const { merchantId, memberId, gameType, unit } = bet;
      await this.#afterSettling(trx, { merchantId, memberId, gameType, validStake, unit, now }, answers.get(bet.id) ?? []);
    }
  }

  /**
   * Undoes a bet that the caller has locked and that is not void. The member sees `reason`.
   *
   * @throws AppError INSUFFICIENT_BALANCE
   */
  async undo(
    trx: LedgerTransaction,
    bet: Bet,
    told: { readonly actor: Actor; readonly reason: string; readonly now: Date },
  ): Promise<void> {
    const { id, merchantId, memberId, gameType, settleTxn } = bet;
    const { actor, reason, now } = told;
    const undone = settleTxn === null || settleTxn === id ? [id] : [settleTxn, id];
    for (const reverses of undone) {
      // Credits come first, so that they cover the debits.
      const entries = (await entriesOf(trx, reverses))
        .map(({ accountId, amount }) => ({ accountId, amount: -amount }))
        .toSorted((a, b) => b.amount - a.amount);
      await post(trx, { merchantId, kind: 'void', actor, at: now, reverses, subject: `bet:${id}`, reason, entries });
    }
    const day = await insertVoid(trx, bet, { reason, now });
    for (const run of this.#voided) await run(trx, { id, memberId, gameType, now, day });
  }

  async #afterSettling(trx: LedgerTransaction, bet: SettledBet, answers: readonly boolean[]): Promise<void> {
    for (const [place, { run }] of this.#settled.entries()) if (answers[place] === true) await run(trx, bet);
  }
}

/** The member sees stake and win separately, each with the balance after it. The house takes the difference. */
function playedEntries({ cashId: accountId, unit, stake }: Stake, payout: number): LedgerEntry[] {
  const moves: LedgerEntry[] = [
    { accountId, amount: -stake },
    { accountId, amount: payout },
    { house: 'GAMES', unit, amount: stake - payout },
  ];
  return moves.filter(({ amount }) => amount !== 0);
}

/** Locks the accounts of the members who placed these bets. Returns each bet's cash account. */
export async function lockCash(trx: LedgerTransaction, bets: readonly HeldBet[]): Promise<(bet: HeldBet) => number> {
  const purses = bets.length === 0 ? [] : await lockPurses(trx, [...new Set(bets.map(({ memberId }) => memberId))]);
  const cash = new Map(purses.filter(({ kind }) => kind === 'CASH').map(({ id, memberId, unit }) => [`${memberId} ${unit}`, id]));
  return ({ id, memberId, unit }) => {
    const account = cash.get(`${memberId} ${unit}`);
    if (account === undefined) throw new Error(`Bet ${id} was staked from an account that is not there`);
    return account;
  };
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly bets: Bets;
  }
}
