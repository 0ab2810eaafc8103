import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { auditLedger } from '../../src/composition/audit-ledger.ts';
import { openMemberAccount, type LedgerTransaction } from '../../src/ledger/accounts.ts';
import { digest } from '../../src/ledger/idempotency.ts';
import { moved, post, type LedgerEntry } from '../../src/ledger/ledger.ts';
import type { PostingKind } from '../../src/ledger/posting-kinds.ts';
import { lockBets } from '../../src/modules/bets/bets.repo.ts';
import '../../src/modules/bets/bets.service.ts';
import { moveMember } from '../../src/modules/agents/moving/move-member.action.ts';
import type { AgentWorld } from './agent-world.ts';
import type { TestGateway } from '../test-gateway.ts';

export interface PlacedBet {
  readonly id: number;
  readonly openedAt: Date;
}

export interface OpenBet extends PlacedBet {
  /** Does nothing if it is already settled or voided. */
  readonly settle: (at: string, payout: number) => Promise<void>;
}

const unit = 'BRL';
/** Laws about rows that this world does not write, because it only posts money. */
const isBeside = (law: string): boolean => law.endsWith('-posting');

/** Actions of a tree's members at instants chosen by the test. */
export function openTeamWorld({ owner, platform: { tenants, bets } }: TestGateway, { merchantId, idOf }: AgentWorld) {
  const within = <Result>(action: (trx: LedgerTransaction) => Promise<Result>): Promise<Result> => tenants.transaction(merchantId, action);
  const account = (trx: LedgerTransaction, name: string, kind: 'CASH' | 'HOLD' = 'CASH') =>
    openMemberAccount(trx, { merchantId, memberId: idOf(name), kind, unit });
  const write = (trx: LedgerTransaction, kind: PostingKind, at: string, entries: readonly LedgerEntry[]) =>
    post(trx, { merchantId, kind, actor: 'job:test', at: new Date(at), entries });
  const house = (kind: 'PSP' | 'FEES' | 'PROMO' | 'ADJUSTMENT') => ({ house: kind, unit }) as const;
  const stakeOf = async (trx: LedgerTransaction, name: string, at: string, stake: number) => {
    const cashId = await account(trx, name);
    // The stake is covered.
    await write(trx, 'grant', at, moved(house('ADJUSTMENT'), { accountId: cashId }, stake));
    return {
      key: digest(randomUUID()),
      merchantId,
      memberId: idOf(name),
      nodeId: 27_002,
      unit,
      stake,
      course: null,
      cashId,
      now: new Date(at),
    };
  };

  return {
    moveTo: (time_zone: string) => owner.updateTable('merchant').set({ time_zone }).where('id', '=', merchantId).execute(),
    /** The start and end of a day of the merchant. */
    boundsOf: async (day: string): Promise<{ begins: Date; ends: Date }> => {
      const { rows } = await sql<{ begins: Date; ends: Date }>`SELECT ${day}::timestamp AT TIME ZONE time_zone AS begins,
        (${day}::date + 1)::timestamp AT TIME ZONE time_zone AS ends FROM merchant WHERE id = ${merchantId}`.execute(owner);
      return rows[0] ?? expect.fail('the merchant has no days');
    },
    deposit: (name: string, amount: number, at: string, fee = 0) =>
      within(async (trx) => {
        const entries = moved(house('PSP'), { accountId: await account(trx, name) }, amount - fee);
        await write(trx, 'deposit', at, fee === 0 ? entries : [...entries, ...moved(house('PSP'), house('FEES'), fee)]);
      }),
    withdraw: (name: string, amount: number, at: string, fee = 0) =>
      within(async (trx) => {
        const [cash, hold] = [{ accountId: await account(trx, name) }, { accountId: await account(trx, name, 'HOLD') }];
        await write(trx, 'withdrawal', at, moved(cash, hold, amount));
        const paid = moved(hold, house('PSP'), amount - fee);
        await write(trx, 'withdrawalPaid', at, fee === 0 ? paid : [...paid, ...moved(hold, house('FEES'), fee)]);
      }),
    grant: (name: string, kind: 'mission' | 'rebate', amount: number, at: string) =>
      within(async (trx) => {
        await write(trx, kind, at, moved(house('PROMO'), { accountId: await account(trx, name) }, amount));
      }),
    /** A stake of zero plays nothing. */
    play: async (name: string, at: string, stake: number, payout: number): Promise<PlacedBet> => {
      if (stake === 0) return { id: 0, openedAt: new Date(at) };
      const { transactionId } = await within(async (trx) => bets.play(trx, await stakeOf(trx, name, at, stake), payout));
      return { id: transactionId, openedAt: new Date(at) };
    },
    /** Runs in the caller's transaction, which the caller commits. */
    playWithin: async (trx: LedgerTransaction, name: string, at: string, stake: number): Promise<void> => {
      await bets.play(trx, await stakeOf(trx, name, at, stake), 0);
    },
    settleLater: async (name: string, at: string, stake: number): Promise<OpenBet> => {
      const openedAt = new Date(at);
      const { transactionId: id } = await within(async (trx) => bets.place(trx, await stakeOf(trx, name, at, stake)));
      const settle = (settledAt: string, payout: number) =>
        within(async (trx) => {
          const [bet] = await lockBets(trx, idOf(name), [{ id, openedAt }]);
          if (bet === undefined || bet.isVoid || bet.payout !== null) return;
          await bets.settle(trx, bet, { payout, validStake: stake, actor: 'job:test', now: new Date(settledAt), course: null });
        });
      return { id, openedAt, settle };
    },
    /** Does nothing if it is already voided. */
    undo: (name: string, { id, openedAt }: PlacedBet, at: string) =>
      within(async (trx) => {
        const [bet] = await lockBets(trx, idOf(name), [{ id, openedAt }]);
        if (bet === undefined || bet.isVoid) return;
        // The win may already be spent, so the house advances it.
        if ((bet.payout ?? 0) > 0)
          await write(trx, 'grant', at, moved(house('ADJUSTMENT'), { accountId: await account(trx, name) }, bet.payout ?? 0));
        await bets.undo(trx, bet, { actor: 'control', reason: 'A fault', now: new Date(at) });
      }),
    move: (name: string, under: string | null, at: string) =>
      within((trx) =>
        moveMember(
          trx,
          { modules: [] },
          { merchantId, account: name, under: under ?? undefined },
          { by: { actor: 'control', requestId: null }, now: new Date(at), reason: 'test' },
        ),
      ),
    /** Every law holds. */
    audit: async (): Promise<void> => {
      const { findings } = await auditLedger(owner);
      expect(findings.filter(({ name }) => !isBeside(name))).toEqual([]);
    },
  };
}
