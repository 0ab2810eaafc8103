import { sql } from 'kysely';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moment, openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { moved, post, postMany, type Posted, type Posting } from './ledger.ts';

const world = await openLedgerWorld();
const { alpha, tenants } = world;

interface Move {
  readonly payer: number;
  readonly payee: number;
  readonly amount: number;
}

/** Three members with 1,000 each; a payer or payee of 3 is the house. */
async function openPurses(): Promise<number[]> {
  return [await world.open(1_000), await world.open(1_000), await world.open(1_000)];
}

function postingsOf(accounts: readonly number[], moves: readonly Move[]): Posting[] {
  const place = (index: number) => (index === 3 ? psp : { accountId: accounts[index] ?? 0 });
  return moves.map(({ payer, payee, amount }, index) => ({
    merchantId: alpha,
    kind: 'grant',
    actor: 'job:test',
    at: moment,
    entries: moved(place(payer), place(payee), amount),
    ...(index % 2 === 0 ? {} : { subject: `bet:${index}`, reason: `move ${index}` }),
  }));
}

/** The written rows, with accounts by place and transactions by order, or the refusal's code. */
async function outcomeOf(accounts: readonly number[], write: (trx: Parameters<typeof post>[0]) => Promise<Posted[]>): Promise<unknown> {
  try {
    const posted = await tenants.transaction(alpha, write);
    const ids = posted.map(({ transactionId }) => transactionId);
    const { rows } = await sql`SELECT array_position(${ids}::bigint[], txn_id) AS txn, txn.kind, actor, subject, reason, position, amount,
        balance_after, array_position(${accounts}::bigint[], account_id) AS account
      FROM entry JOIN txn ON txn.id = txn_id AND txn.at = entry.at WHERE txn_id = ANY (${ids}::bigint[]) ORDER BY txn_id, position`.execute(
      world.owner,
    );
    return {
      rows,
      posted: posted.map(({ balances }) => [...balances].map(([id, balance]) => [accounts.indexOf(id), balance])),
      left: await Promise.all(accounts.map(world.balanceOf)),
    };
  } catch (error) {
    return { refused: (error as { code?: string }).code };
  }
}

it('writes a batch as it would write each posting, and refuses the whole batch if one is refused', async () => {
  const index = fc.integer({ min: 0, max: 3 });
  const move = fc
    .record({ payer: index, payee: index, amount: fc.integer({ min: 1, max: 700 }) })
    .filter(({ payer, payee }) => payer !== payee);
  const seen = { written: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
      const [one, other] = [await openPurses(), await openPurses()];
      const singly = await outcomeOf(one, async (trx) => {
        const posted: Posted[] = [];
        for (const posting of postingsOf(one, moves)) posted.push(await post(trx, posting));
        return posted;
      });
      const together = await outcomeOf(other, (trx) => postMany(trx, postingsOf(other, moves)));
      expect(together).toEqual(singly);
      seen[Object.hasOwn(together as object, 'refused') ? 'refused' : 'written'] += 1;
    }),
    { numRuns: 60 },
  );
  expect(Math.min(seen.written, seen.refused)).toBeGreaterThan(3);
  expect((await auditLedger(world.owner)).findings).toEqual([]);
});

it('pays each account of a batch once when gateways settle it at the same time', async () => {
  const accounts = await Promise.all(Array.from({ length: 60 }, () => world.open()));
  await sql`DROP TABLE IF EXISTS payee`.execute(world.owner);
  await sql`CREATE TABLE payee (account_id bigint PRIMARY KEY, paid_by bigint)`.execute(world.owner);
  await sql`GRANT SELECT, UPDATE ON payee TO livery_runtime`.execute(world.owner);
  await sql`INSERT INTO payee SELECT unnest(${accounts}::bigint[])`.execute(world.owner);
  const settleSome = (): Promise<number> =>
    tenants.transaction(alpha, async (trx) => {
      const { rows } = await sql<{ account_id: number }>`
        SELECT account_id FROM payee WHERE paid_by IS NULL ORDER BY account_id LIMIT 25 FOR UPDATE`.execute(trx);
      const due = rows.map(({ account_id: accountId }) => accountId);
      const paid = await postMany(
        trx,
        due.map((accountId) => ({
          merchantId: alpha,
          kind: 'grant',
          actor: 'job:test',
          at: moment,
          entries: moved(psp, { accountId }, 7),
        })),
      );
      for (const [index, { transactionId, balances }] of paid.entries()) {
        expect([...balances.keys()]).toEqual([due[index]]);
        await sql`UPDATE payee SET paid_by = ${transactionId} WHERE account_id = ${due[index]}`.execute(trx);
      }
      return due.length;
    });
  const settleAll = async (): Promise<void> => {
    while ((await settleSome()) > 0);
  };
  await Promise.all(Array.from({ length: 8 }, settleAll));
  expect(await Promise.all(accounts.map(world.balanceOf))).toEqual(accounts.map(() => 7));
});

it('requires entries in every posting', async () => {
  const [payer = 0] = await openPurses();
  const [posting] = postingsOf([payer], [{ payer: 0, payee: 3, amount: 5 }]);
  if (posting === undefined) expect.fail('there is no posting');
  await expect(tenants.transaction(alpha, (trx) => postMany(trx, [posting, { ...posting, entries: [] }]))).rejects.toThrow(
    'without entries',
  );
  expect(await world.balanceOf(payer)).toBe(1_000);
});
