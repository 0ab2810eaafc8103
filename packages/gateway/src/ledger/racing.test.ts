import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { moment, openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { foldHouseBalances } from './house-balances.ts';
import { once } from './idempotency.ts';
import { moved, postMany, type LedgerEntry } from './ledger.ts';

const racers = 64;
const members = 5;

const world = await openLedgerWorld();

/** A request to the ledger. The same key repeats the same request. */
type Ask = Posted | { readonly kind: 'kill' | 'fold' };

type Posted =
  | { readonly kind: 'credit' | 'debit' | 'round'; readonly member: number; readonly amount: number; readonly key: number }
  | { readonly kind: 'transfer'; readonly member: number; readonly to: number; readonly amount: number; readonly key: number }
  | { readonly kind: 'batch'; readonly amount: number; readonly key: number; readonly order: readonly number[] };

const member = fc.nat({ max: members - 1 });
const amount = fc.integer({ min: 1, max: 400 });
const key = fc.nat({ max: 40 });
const ask: fc.Arbitrary<Ask> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('credit' as const, 'debit' as const, 'round' as const), member, amount, key }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('transfer' as const), member, to: member, amount, key }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('batch' as const),
      amount,
      key,
      order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('kill' as const, 'fold' as const) }) },
);

/** Ends connections of the gateway at random moments. */
async function kill(): Promise<void> {
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user
    AND pid <> pg_backend_pid() AND state <> 'idle' LIMIT 4`.execute(world.owner);
}

/** Part of every key, so that a repeated test makes new requests. */
let run = 0;

it('keeps the books right while 64 connections send, retry and lose requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ask, { minLength: racers, maxLength: racers * 2 }), async (asks) => {
      run += 1;
      const accounts = await Promise.all(Array.from({ length: members }, () => world.open(500)));
      const at = (index: number) => ({ accountId: accounts[index] ?? 0 });
      const entriesOf = (asked: Posted): LedgerEntry[][] => {
        switch (asked.kind) {
          case 'credit':
            return [moved(psp, at(asked.member), asked.amount)];
          case 'debit':
            return [moved(at(asked.member), psp, asked.amount)];
          case 'round':
            return [[...moved(at(asked.member), psp, asked.amount), ...moved(psp, at(asked.member), asked.amount * 2)]];
          case 'transfer':
            return [
              asked.member === asked.to ? moved(psp, at(asked.to), asked.amount) : moved(at(asked.member), at(asked.to), asked.amount),
            ];
          case 'batch':
            return asked.order.map((index) => moved(psp, at(index), asked.amount));
        }
      };
      const perform = async (asked: Ask): Promise<void> => {
        if (!('key' in asked)) return asked.kind === 'kill' ? kill() : foldHouseBalances(world.tenants.of(null), moment);
        const actor = 'job:test' as const;
        const idempotency = { merchantId: world.alpha, actor, key: `${run}:${asked.kind}:${asked.key}`, request: asked, at: moment };
        await world.tenants.transaction(world.alpha, (trx) =>
          once(trx, idempotency, async () => {
            const common = {
              merchantId: world.alpha,
              kind: 'grant' as const,
              actor,
              at: moment,
              subject: `round:${idempotency.key}` as const,
            };
            await postMany(
              trx,
              entriesOf(asked).map((entries) => ({ ...common, entries })),
            );
            return {};
          }),
        );
      };
      const outcomes = await Promise.allSettled([...asks, ...asks].map(perform));
      const codes = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [String((outcome.reason as { code?: string }).code)] : [],
      );
      // A lost connection has no code of ours, and 55P03 means that a lock took too long. Both may be retried. Any
      // other code is a defect.
      const known = /^(INSUFFICIENT_BALANCE|IDEMPOTENCY_CONFLICT|57P01|55P03|undefined|ECONNRESET|UNAVAILABLE)$/;
      expect(codes.filter((code) => !known.test(code))).toEqual([]);

      expect((await auditLedger(world.owner)).findings).toEqual([]);
      // Every key acted at most once, and exactly once if a caller got a success.
      const { rows } = await sql`
        SELECT subject FROM txn WHERE subject LIKE ${`round:${run}:%`} AND subject NOT LIKE '%:batch:%' GROUP BY subject HAVING count(*) > 1`.execute(
        world.owner,
      );
      expect(rows).toEqual([]);
      const told = new Set(
        [...asks, ...asks].flatMap((asked, index) =>
          'key' in asked && outcomes[index]?.status === 'fulfilled' ? [`round:${run}:${asked.kind}:${asked.key}`] : [],
        ),
      );
      const posted = await world.owner.selectFrom('txn').select('subject').distinct().where('subject', 'like', `round:${run}:%`).execute();
      const acted = new Set(posted.map(({ subject }) => String(subject)));
      expect([...told].filter((subject) => !acted.has(subject))).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 180_000);
