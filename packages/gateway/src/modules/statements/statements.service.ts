import { readStatement, type Statement } from '@livery/contract/proofs-statement';
import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import { networkOf } from '#base/network.ts';
import { FileAnswer } from '#http/file-answer.ts';
import type { Call, MemberCall } from '#http/route.ts';
import { fileHabitOf } from '#http/table-file.ts';
import { countFile } from '#limits/file-limit.ts';
import { countUse, defineLimit, refuseFor } from '#limits/rate-counter.ts';
import { readOptionalPeriod } from '#lists/period.ts';
import { statementTable } from './statements.file.ts';
import { presentStatement } from './statements.present.ts';
import { findByHash, findStatement, listStatements } from './statements.repo.ts';

/** Per network. A hash cannot be guessed, so the limit only protects the database. */
export const checkLimit = defineLimit({ scope: 'statement-check', uses: 60, window: 10 * 60_000 });

/** @throws AppError INVALID_REQUEST */
export async function readStatements(call: MemberCall<'statements'>): Promise<ValueOf<'statements'>> {
  const { db, merchant, query } = call;
  const filter = { kind: query.kind, agreement: query.agreement, period: readOptionalPeriod(query, merchant.timeZone) };
  const { items, next } = await listStatements(db, keyOf(call), filter, query);
  return { items: items.map(presentStatement), next, currency: merchant.currency };
}

/** @throws AppError NOT_FOUND for a statement of others */
export async function readOne(call: MemberCall<'statement'>): Promise<ValueOf<'statement'>> {
  const { hash, statement } = await requireOwn(call);
  const contracts = statement.contracts.map((contract) => ({
    ...contract,
    entries: contract.entries === null ? null : [...contract.entries],
  }));
  return { hash, statement: { ...statement, contracts } };
}

/** @throws AppError NOT_FOUND, RATE_LIMITED */
export async function fileStatement(call: MemberCall<'statementFile'>): Promise<FileAnswer> {
  await countFile(call.db, keyOf(call), call.now);
  const { statement } = await requireOwn(call);
  return statementTable(fileHabitOf({ ...call, query: {} }), statement);
}

/** @throws AppError NOT_FOUND, RATE_LIMITED */
export async function fileDocument(call: MemberCall<'statementDocument'>): Promise<FileAnswer> {
  await countFile(call.db, keyOf(call), call.now);
  const { document } = await requireOwn(call);
  return new FileAnswer({ name: `statement-${call.query.number}.json`, type: 'application/json', content: [Buffer.from(document)] });
}

type OwnCall = MemberCall<'statement'> | MemberCall<'statementFile'> | MemberCall<'statementDocument'>;

async function requireOwn(call: OwnCall): Promise<{ document: string; hash: string; statement: Statement }> {
  const found = await findStatement(call.db, keyOf(call), call.query.number);
  const statement = found === null ? null : readStatement(found.document);
  if (found === null || statement === null) throw new AppError('NOT_FOUND');
  return { ...found, statement };
}

/** @throws AppError RATE_LIMITED */
export async function checkStatement({ db, merchant, ip, now, query }: Call<'checkStatement'>): Promise<ValueOf<'checkStatement'>> {
  refuseFor(await countUse(db, { limit: checkLimit, merchantId: merchant.id, subject: networkOf(ip) }, now));
  const found = await findByHash(db, merchant.id, query.hash);
  if (found === null) return { statement: null };
  const { number, kind, from_at, before_at, position, next } = found;
  return {
    statement: {
      number,
      kind,
      from: from_at.toISOString(),
      before: before_at.toISOString(),
      zone: merchant.timeZone,
      position,
      next,
    },
  };
}
