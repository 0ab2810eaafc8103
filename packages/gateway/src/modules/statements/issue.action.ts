import { createHash } from 'node:crypto';
import { canonicalJson } from '@livery/contract/canonical-json';
import { windowAt } from '@livery/contract/commission-windows';
import { readStatement, totalOf, type Statement } from '@livery/contract/proofs-statement';
import type { Platform } from '#base/platform.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { lockPosting } from '../settlement/debts.repo.ts';
import { readPolicy } from '../settlement/windows.repo.ts';
import { readAccounts } from './account.repo.ts';
import { findSettled, listDueMonths, listDueWindows, type Chain } from './due.repo.ts';
import { contractsOf, openingsOf, type AccountLine, type Reach } from './statement.rules.ts';
import { findLatest, insertStatements, type NewStatement } from './statements.repo.ts';

/** Statements per transaction. Nothing of the merchant is posted while it runs. */
const most = 200;

/** A chain with the period of its next statement. */
interface Due {
  readonly chain: Chain;
  readonly from: Date;
  readonly before: Date;
}

/** Called for each batch, inside its transaction. Tests stop the statements there. */
export type IssueWatch = (trx: LedgerTransaction) => Promise<void>;

/**
 * Issues every statement whose period is settled. Payments wait until it is done, because a posting takes the same
 * lock. So all events up to the last one exist, and later ones have higher numbers. Another gateway that does the same
 * finds nothing left to do.
 */
export async function issueStatements(
  { tenants }: Pick<Platform, 'tenants'>,
  merchant: Merchant,
  now: Date,
  watch: IssueWatch = async () => {},
): Promise<void> {
  let issued = most;
  while (issued > 0)
    issued = await tenants.transaction(merchant.id, async (trx) => {
      await lockPosting(trx, merchant.id);
      const due = await findDue(trx, merchant, now);
      await insertStatements(trx, merchant.id, await writeAll(trx, merchant, due, now));
      await watch(trx);
      return due.length;
    });
}

async function findDue(trx: LedgerTransaction, merchant: Merchant, now: Date): Promise<Due[]> {
  const { graceMinutes } = await readPolicy(trx, merchant.id);
  const settled = await findSettled(trx, merchant, new Date(now.getTime() - graceMinutes * 60_000));
  const windows = await listDueWindows(trx, merchant, settled, most);
  if (windows.length > 0) return windows.map((chain) => ({ chain, from: chain.window.from, before: chain.window.before }));
  const until = new Date(Math.min(...[...settled.values()].map(Number)));
  const monthNow = windowAt('monthly', until.getTime(), merchant.timeZone);
  return (await listDueMonths(trx, merchant, new Date(monthNow.from), most)).map((chain) => {
    const { from, before } = windowAt('monthly', chain.month.getTime(), merchant.timeZone);
    return { chain, from: new Date(from), before: new Date(before) };
  });
}

async function writeAll(trx: LedgerTransaction, merchant: Merchant, due: readonly Due[], now: Date): Promise<NewStatement[]> {
  if (due.length === 0) return [];
  const latest = await findLatest(trx, merchant.id);
  const accounts = await readAccounts(
    trx,
    merchant.id,
    due.map(({ chain: { memberId, agreementId, previous }, before }, key) => ({
      key,
      memberId,
      agreementId,
      after: previous?.before ?? null,
      afterEvent: previous?.throughEvent ?? null,
      before,
    })),
  );
  return due.map((each, key) =>
    write(merchant, each, { lines: accounts.get(key) ?? [], number: latest.number + 1 + key, throughEvent: latest.event, now }),
  );
}

interface Facts {
  readonly lines: readonly AccountLine[];
  readonly number: number;
  readonly throughEvent: number;
  readonly now: Date;
}

function write(merchant: Merchant, { chain, from, before }: Due, { lines, number, throughEvent, now }: Facts): NewStatement {
  const { previous, kind } = chain;
  const until: Reach = { before, throughEvent };
  const openings = openingsOf(previous === null ? null : readStatement(previous.document));
  const contracts = contractsOf(lines, { openings, since: previous, until, isWhole: kind === 'window' });
  const position = (previous?.position ?? 0) + 1;
  const totals = totalOf(contracts);
  const statement: Statement = {
    version: 1,
    number,
    merchant: merchant.code,
    agent: chain.account,
    kind,
    from: from.toISOString(),
    before: before.toISOString(),
    zone: merchant.timeZone,
    currency: merchant.currency,
    issuedAt: now.toISOString(),
    position,
    previous: previous?.hash ?? null,
    contracts,
    totals,
  };
  const document = canonicalJson(statement);
  return {
    number,
    member_id: chain.memberId,
    kind,
    agreement_id: chain.agreementId,
    position,
    from_at: from,
    before_at: before,
    through_event: throughEvent,
    issued_at: now,
    document,
    hash: createHash('sha256').update(document).digest('hex'),
    previous: previous?.hash ?? null,
    ...totals,
  };
}
