import { lineMoves, type LineState } from '@livery/contract/commission-states';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { AppError } from '#base/app-error.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { lockPosting } from '../settlement/debts.repo.ts';
import { conclude } from '../settlement/post-lines.action.ts';
import { tellDispute } from '../settlement/alerts/tell-agents.action.ts';
import { findDeskLine, replacePolicy } from './commissions.desk.repo.ts';
import { explain } from './explain.rules.ts';
import { presentEvent } from './lines.present.ts';
import { findLine, listEvents, lockLine, markDisputed, moveLine } from './reads.repo.ts';
import { lockWindow, moveWindow, readPolicy, supportWindow, tellEvents } from '../settlement/windows.repo.ts';

/**
 * Approves a window that exceeds the limits of automatic approval. The first person supports it, and a second one
 * approves it.
 *
 * @throws AppError NOT_FOUND; STATE_CHANGED if it waits for no approval; INVALID_REQUEST without a name or for the same
 *   person again
 */
export async function approveWindow(call: DeskCall<'approveSettlement'>): Promise<ControlValueOf<'approveSettlement'>> {
  const { merchant, now, by, body, transaction } = call;
  const person = readPerson(body);
  return transaction(async (trx) => {
    const window = await lockWindow(trx, merchant.id, body.window);
    if (window === null) throw new AppError('NOT_FOUND');
    if (window.state !== 'review') throw new AppError('STATE_CHANGED');
    if (window.supported_by?.toLowerCase() === person.toLowerCase())
      throw new AppError('INVALID_REQUEST', { fields: { '/person': 'second' } });
    const isSecond = window.supported_by !== null;
    const told = { at: now, actor: by.actor, person };
    if (isSecond) await moveWindow(trx, window, 'approved', { ...told, action: 'approve' });
    else {
      await supportWindow(trx, window.id, person);
      await tellEvents(trx, [{ ...told, action: 'support', merchant_id: merchant.id, window_id: window.id }]);
    }
    const act = isSecond ? 'settlement.approve' : 'settlement.support';
    await recordAct(trx, { by, act, merchantId: merchant.id, subject: `settlement:${window.id}`, details: { person } });
    return { state: isSecond ? ('approved' as const) : window.state };
  });
}

/** @throws AppError INVALID_REQUEST for a blank name */
function readPerson(body: { readonly person: string }): string {
  const person = body.person.trim();
  if (person === '') throw new AppError('INVALID_REQUEST', { fields: { '/person': 'required' } });
  return person;
}

const movedTo = { hold: 'held', release: 'calculated', end: 'ended' } as const satisfies Readonly<Record<string, LineState>>;

/**
 * Holds, releases or ends a line, or answers the agent's dispute. A held line is not paid until it is released; an
 * ended line gets nothing more.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED, INVALID_REQUEST without a name or a reason
 */
export async function actOnLine(call: DeskCall<'actOnCommission'>): Promise<ControlValueOf<'actOnCommission'>> {
  const { merchant, now, by, body, transaction } = call;
  const { act } = body;
  const person = readPerson(body);
  const text = body.reason.trim();
  if (text === '' && act !== 'release') throw new AppError('INVALID_REQUEST', { fields: { '/reason': 'required' } });
  return transaction(async (trx) => {
    // Statements count up to an event, so no end may come in between.
    if (act === 'end') await lockPosting(trx, merchant.id);
    const found = await findLine(trx, merchant.id, body.line);
    if (found === null) throw new AppError('NOT_FOUND');
    // Locks the window first, as a posting does.
    const window = await lockWindow(trx, merchant.id, found.window_id);
    const line = await lockLine(trx, merchant.id, body.line);
    if (line === null || window === null) throw new AppError('NOT_FOUND');
    const state = act === 'answer' || act === 'resolve' ? line.state : movedTo[act];
    if (act === 'answer' || act === 'resolve') {
      if (!line.is_disputed) throw new AppError('STATE_CHANGED');
      await markDisputed(trx, line.id, act === 'answer');
    } else {
      if (!lineMoves[line.state].includes(state)) throw new AppError('STATE_CHANGED');
      await moveLine(trx, line.id, state);
    }
    await tellEvents(trx, [
      { merchant_id: merchant.id, window_id: window.id, lineId: line.id, at: now, actor: by.actor, action: act, person, text },
    ]);
    if (act === 'answer' || act === 'resolve') await tellDispute(trx, merchant, line, { by: 'house', action: act, text, at: now });
    if (act === 'end' && (window.state === 'short' || window.state === 'partPaid')) await conclude(trx, window, now);
    const details = { person, ...(text === '' ? {} : { reason: text }) };
    await recordAct(trx, { by, act: `commission.${act}`, merchantId: merchant.id, subject: `commission:${line.id}`, details });
    return { state };
  });
}

/**
 * A line of any agent, with its explanation.
 *
 * @throws AppError NOT_FOUND
 */
export async function readDeskLine({ db, merchant, query }: DeskCall<'settlementLine'>): Promise<ControlValueOf<'settlementLine'>> {
  const line = await findDeskLine(db, merchant.id, query.line);
  const whole = await findLine(db, merchant.id, query.line);
  if (line === null || whole === null) throw new AppError('NOT_FOUND');
  return {
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    line: told(line),
    explanation: explain(whole.input),
    events: (await listEvents(db, whole)).map((event) => ({ ...presentEvent(event, whole), person: event.person })),
  };
}

/** Instants on the wire. */
export function told<Row extends { readonly from: Date; readonly to: Date }>(
  row: Row,
): Omit<Row, 'from' | 'to'> & { readonly from: string; readonly to: string } {
  return { ...row, from: row.from.toISOString(), to: row.to.toISOString() };
}

export async function readSettlementPolicy({ db, merchant }: DeskCall<'settlementPolicy'>): Promise<ControlValueOf<'settlementPolicy'>> {
  return readPolicy(db, merchant.id);
}

/** @throws AppError STATE_CHANGED if it has changed since the caller read it, INVALID_REQUEST without a name */
export async function setSettlementPolicy({ merchant, body, by, transaction }: DeskCall<'setSettlementPolicy'>): Promise<void> {
  const { graceMinutes, windowLimit, lineLimit, nearPercent, seen } = body;
  const policy = { graceMinutes, windowLimit, lineLimit, nearPercent };
  const person = readPerson(body);
  await transaction(async (trx) => {
    const isSet = await replacePolicy(trx, merchant.id, { seen, policy });
    if (!isSet) throw new AppError('STATE_CHANGED', { fields: { '/seen': 'changed' } });
    const details = { person, before: seen, ...policy };
    await recordAct(trx, { by, act: 'settlement.policy', merchantId: merchant.id, subject: merchant.code, details });
  });
}
