import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { ResultFault } from '@livery/contract/lotteries';
import type { Draw } from '@livery/lottery/model/draw';
import type { Kind } from '@livery/lottery/model/kind';
import { readResult } from '@livery/lottery/model/read-result';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { changeIssue, lockIssueOf, lockNumbered, type Issue } from '../issues/issue.repo.ts';
import { tellLottery } from '../lottery.repo.ts';
import { findOfferedLottery } from '../lottery.service.ts';
import { addEvent } from './event.repo.ts';
import { readPerson, requireSecond } from './person.rules.ts';
import { decideWritten, findWritten, insertResult } from './result.repo.ts';

type WriteCall = DeskCall<'writeLotteryResult'> | DeskCall<'readLotteryResults'>;

/**
 * Enters a result drawn elsewhere. The issue stays closed until a second person verifies it. Another entry replaces one
 * that waits.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED for an issue that is not closed, NOT_AVAILABLE for one that the house draws, INVALID_REQUEST for
 * numbers that cannot be drawn and without a name
 */
export async function writeResult(call: DeskCall<'writeLotteryResult'>, platform: Platform): Promise<void> {
  const { merchant, body, transaction } = call;
  const person = readPerson(body);
  await transaction(async (trx) => {
    const issue = await lockIssueOf(trx, merchant.id, body.issue);
    if (issue === null) throw new AppError('NOT_FOUND');
    const { kind } = await findOfferedLottery(platform, trx, merchant, issue.node_id);
    const read = readResult(kind.space, body.numbers);
    if ('fault' in read) throw new AppError('INVALID_REQUEST', { fields: { '/numbers': read.fault } });
    const fault = faultOf(issue);
    if (fault !== null) throw new AppError(fault === 'own' ? 'NOT_AVAILABLE' : 'STATE_CHANGED');
    await write(trx, call, issue, read.draw, person);
  });
}

/**
 * Reads a file of lines `issue numbers`. Each valid line is entered, each invalid one refused by its number. Reading it
 * again changes nothing.
 *
 * @throws AppError GAME_NOT_FOUND, INVALID_REQUEST without a name
 */
export async function readResults(call: DeskCall<'readLotteryResults'>, platform: Platform): Promise<ControlValueOf<'readLotteryResults'>> {
  const { merchant, db, body, transaction } = call;
  const person = readPerson(body);
  const { kind } = await findOfferedLottery(platform, db, merchant, body.game);
  const written: string[] = [];
  const refused: { line: number; code: ResultFault }[] = [];
  const seen = new Set<string>();
  for (const [place, text] of body.lines.split('\n').entries()) {
    const line = text.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [number = ''] = line.split(/\s/u, 1);
    // One transaction per line, so that a valid line stays if a later one fails.
    const code = seen.has(number)
      ? 'twice'
      : await transaction((trx) => writeLine(trx, call, kind, { number, numbers: line.slice(number.length) }, person));
    seen.add(number);
    if (code === null) written.push(number);
    else refused.push({ line: place + 1, code });
  }
  return { written, refused };
}

async function writeLine(
  trx: LedgerTransaction,
  call: DeskCall<'readLotteryResults'>,
  kind: Kind,
  { number, numbers }: { readonly number: string; readonly numbers: string },
  person: string,
): Promise<ResultFault | null> {
  if (!/^\d{8}-\d{1,5}$/u.test(number)) return 'syntax';
  const issue = await lockNumbered(trx, { merchantId: call.merchant.id, nodeId: call.body.game }, number);
  if (issue === null) return 'issue';
  const read = readResult(kind.space, numbers);
  if ('fault' in read) return read.fault;
  const fault = faultOf(issue);
  if (fault === null) await write(trx, call, issue, read.draw, person);
  return fault;
}

/** The reason why no result can be written for an issue. Null if one can. */
function faultOf({ source, state }: Issue): 'own' | 'state' | null {
  if (source !== 'outside') return 'own';
  return state === 'closed' ? null : 'state';
}

/** The caller has locked the issue. */
async function write(trx: LedgerTransaction, { merchant, now, by }: WriteCall, issue: Issue, numbers: Draw, person: string): Promise<void> {
  const before = await findWritten(trx, issue.id);
  if (before?.numbers.join() === numbers.join()) return;
  if (before !== null) await decideWritten(trx, before.id, { state: 'refused', by: person, at: now });
  await insertResult(trx, { merchantId: merchant.id, issueId: issue.id, numbers, by: person, at: now });
  const key = { merchantId: merchant.id, nodeId: issue.node_id, issueId: issue.id };
  await addEvent(trx, { ...key, at: now, actor: by.actor, person, act: 'writeResult', numbers });
  const details = { person, numbers };
  await recordAct(trx, { by, act: 'lottery.result', merchantId: merchant.id, subject: `issue:${issue.number}`, details });
}

/**
 * Verifies a result that another person entered, by the numbers that the second person has read. The issue is then
 * drawn and verified at once. A refusal leaves the issue waiting for another result.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED if no result waits, INVALID_REQUEST for the same person, other numbers, or
 *   without a name
 */
export async function decideResult(call: DeskCall<'decideLotteryResult'>, platform: Platform): Promise<void> {
  const { merchant, now, by, body, transaction } = call;
  const person = readPerson(body);
  await transaction(async (trx) => {
    const issue = await lockIssueOf(trx, merchant.id, body.issue);
    if (issue === null) throw new AppError('NOT_FOUND');
    const written = await findWritten(trx, issue.id);
    if (written === null || issue.state !== 'closed') throw new AppError('STATE_CHANGED');
    const { kind } = await findOfferedLottery(platform, trx, merchant, issue.node_id);
    const read = readResult(kind.space, body.numbers);
    const isVerified = body.verdict === 'verify';
    if (isVerified) requireSecond(written.written_by, person);
    if ('fault' in read) throw new AppError('INVALID_REQUEST', { fields: { '/numbers': read.fault } });
    if (read.draw.join() !== written.numbers.join()) throw new AppError('INVALID_REQUEST', { fields: { '/numbers': 'differ' } });
    const key = { merchantId: merchant.id, nodeId: issue.node_id, issueId: issue.id };
    await decideWritten(trx, written.id, { state: isVerified ? 'verified' : 'refused', by: person, at: now });
    if (isVerified) {
      await changeIssue(trx, issue.id, { state: 'drawn', numbers: [...read.draw], drawn_at: now });
      await changeIssue(trx, issue.id, { state: 'verified' });
      await tellLottery(trx, key);
    }
    const act = isVerified ? ('verifyResult' as const) : ('refuseResult' as const);
    await addEvent(trx, { ...key, at: now, actor: by.actor, person, act, numbers: read.draw });
    const details = { person, numbers: read.draw, writtenBy: written.written_by };
    await recordAct(trx, {
      by,
      act: isVerified ? 'lottery.verify' : 'lottery.refuse',
      merchantId: merchant.id,
      subject: `issue:${issue.number}`,
      details,
    });
  });
}
