import type { ControlValueOf } from '@livery/contract/control/shapes';
import { labelsOfMarket, marketsOf, type Market } from '@livery/lottery/risk/exposure';
import { findWorstDraw, type Booked, type WorstDraw } from '@livery/lottery/risk/worst-draw';
import type { DrawContext } from '@livery/lottery/model/draw';
import type { Kind } from '@livery/lottery/model/kind';
import type { Play } from '@livery/lottery/model/play';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { bettingStates, findIssueOf, lockIssueOf } from '../issues/issue.repo.ts';
import { tellLottery } from '../lottery.repo.ts';
import { playOf } from '../lottery.rules.ts';
import { findOfferedLottery } from '../lottery.service.ts';
import { addEvent } from '../outside/event.repo.ts';
import { readPerson } from '../outside/person.rules.ts';
import { listExposure, lockExposure, writeClosed } from '../risk/exposure.repo.ts';

/** An issue's liability by market, the largest first. @throws AppError NOT_FOUND, GAME_NOT_FOUND */
export async function readExposure(
  { db, merchant, query }: DeskCall<'lotteryExposure'>,
  platform: Platform,
): Promise<ControlValueOf<'lotteryExposure'>> {
  const issue = await findIssueOf(db, merchant.id, query.issue);
  if (issue === null) throw new AppError('NOT_FOUND');
  const { lottery, kind } = await findOfferedLottery(platform, db, merchant, issue.node_id);
  const rows = await listExposure(db, issue.id);
  const exact = await worstOfAll(kind, rows, issue);
  return {
    cap: lottery.cap,
    outcomeCap: lottery.outcome_cap,
    bound: rows.reduce((sum, { worst }) => sum + worst, 0),
    exact: exact === null ? null : { worst: exact.worst, numbers: [...kind.labelsOf(exact.draw)] },
    markets: rows.flatMap(({ market: code, cells, worst, closed }) => {
      const found = marketOf(kind, code);
      if (found === null) return [];
      const { play, market } = found;
      const shown = cells.slice(0, market.size);
      return [{ code, play: play.code, slot: market.slot, worst, cells: shown, labels: labelsOfMarket(play, market), closed: [...closed] }];
    }),
  };
}

/**
 * Closes one outcome of a market, so that an issue takes no more stakes on it, or opens it again. Existing tickets
 * stay.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED for an issue that takes no bets, INVALID_REQUEST for an outcome that does
 *   not exist
 */
export async function closeOutcome(
  { merchant, now, by, body, transaction }: DeskCall<'closeLotteryOutcome'>,
  platform: Platform,
): Promise<ControlValueOf<'closeLotteryOutcome'>> {
  const person = readPerson(body);
  return transaction(async (trx) => {
    const issue = await lockIssueOf(trx, merchant.id, body.issue);
    if (issue === null) throw new AppError('NOT_FOUND');
    const { kind } = await findOfferedLottery(platform, trx, merchant, issue.node_id);
    if (!bettingStates.some((state) => state === issue.state) || issue.closes_at <= now) throw new AppError('STATE_CHANGED');
    const found = marketOf(kind, body.market);
    if (found === null) throw new AppError('INVALID_REQUEST', { fields: { '/market': 'enum' } });
    const { play, market } = found;
    if (body.outcome >= market.size) throw new AppError('INVALID_REQUEST', { fields: { '/outcome': 'maximum' } });
    const key = { merchantId: merchant.id, nodeId: issue.node_id, issueId: issue.id };
    const held = (await lockExposure(trx, key, [market.code])).markets.get(market.code);
    const others = (held?.closed ?? []).filter((outcome) => outcome !== body.outcome);
    const closed = (body.isClosed ? [...others, body.outcome] : others).toSorted((one, other) => one - other);
    const cells = held?.cells ?? Array.from({ length: market.size + 1 }, () => 0);
    await writeClosed(trx, key, { market: market.code, cells, worst: held?.worst ?? 0, closed });
    const label = labelsOfMarket(play, market)[body.outcome] ?? '';
    const note = `${market.code} ${label}`.trim();
    const act = body.isClosed ? ('closeOutcome' as const) : ('openOutcome' as const);
    await addEvent(trx, { ...key, at: now, actor: by.actor, person, act, note });
    const details = { person, market: market.code, outcome: body.outcome, isClosed: body.isClosed };
    await recordAct(trx, { by, act: 'lottery.outcome', merchantId: merchant.id, subject: `issue:${issue.number}`, details });
    await tellLottery(trx, key);
    return { closed };
  });
}

/** Lets other calls run every few milliseconds. */
async function worstOfAll(kind: Kind, booked: readonly Booked[], context: DrawContext): Promise<WorstDraw | null> {
  const walk = findWorstDraw(kind, booked, context);
  for (;;) {
    const step = walk.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

function marketOf(kind: Kind, code: string): { readonly play: Play; readonly market: Market } | null {
  const play = playOf(kind, code.split(':', 1)[0] ?? '');
  const market = play === null ? undefined : marketsOf(play).find((each) => each.code === code);
  return play === null || market === undefined ? null : { play, market };
}
