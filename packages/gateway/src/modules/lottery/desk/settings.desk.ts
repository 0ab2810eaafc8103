import type { ControlBodyOf, ControlValueOf } from '@livery/contract/control/shapes';
import { highestTicket } from '@livery/contract/lotteries';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { inLanguage } from '#base/texts.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { catalogueOf } from '../../catalogue/catalogue.service.ts';
import { lotteryKindOf } from '../../catalogue/lottery-kind.rules.ts';
import { listLotteries, tellLottery, type Lottery } from '../lottery.repo.ts';
import { addEvent } from '../outside/event.repo.ts';
import { readPerson } from '../outside/person.rules.ts';
import { countWaiting, sumOwed } from './issues.desk.repo.ts';
import { lockLottery, passOn, updateLottery } from './settings.desk.repo.ts';

type Settings = ControlBodyOf<'setLottery'>['settings'];

/** Every lottery that the merchant runs, with the number of decisions waiting in each. */
export async function readLotteries(
  { db, merchant, now }: DeskCall<'lotteries'>,
  platform: Platform,
): Promise<ControlValueOf<'lotteries'>> {
  const offer = await catalogueOf(platform).of(merchant.id);
  const waiting = await countWaiting(db, merchant.id, now);
  const items: ControlValueOf<'lotteries'>['items'] = [];
  for (const lottery of await listLotteries(db, merchant.id)) {
    const game = offer.game(lottery.node_id);
    const kind = lotteryKindOf(game?.model ?? null);
    if (game === null || kind === null) continue;
    const { results = 0, verdicts = 0, faults = 0 } = waiting.get(lottery.node_id) ?? {};
    items.push({
      game: lottery.node_id,
      code: game.code,
      name: inLanguage(game.names, 'en'),
      kind,
      settings: settingsOf(lottery),
      waiting: { results, verdicts, faults },
      owed: await sumOwed(db, merchant.currency, { merchantId: merchant.id, nodeId: lottery.node_id }),
    });
  }
  return { items, currency: merchant.currency, timeZone: merchant.timeZone };
}

/**
 * Changes how a lottery is run. Limits, caps, the closing, the wait for a late beacon and the time for corrections
 * apply at once. Pace, pause and source apply to issues announced from now on, but the pace only from the next day
 * without an issue. Flags and prize group apply to issues that have not opened and have no bets. Every other issue
 * keeps its own.
 *
 * @throws AppError GAME_NOT_FOUND, STATE_CHANGED if it has changed since the caller read it, INVALID_REQUEST
 */
export async function setLottery({ merchant, now, by, body, transaction }: DeskCall<'setLottery'>): Promise<void> {
  const person = readPerson(body);
  const { settings, seen } = body;
  requireWhole(settings);
  await transaction(async (trx) => {
    const key = { merchantId: merchant.id, nodeId: body.game };
    const lottery = await lockLottery(trx, key);
    if (lottery === null) throw new AppError('GAME_NOT_FOUND');
    const before = settingsOf(lottery);
    if (changesOf(before, seen).length > 0) throw new AppError('STATE_CHANGED', { fields: { '/seen': 'changed' } });
    const changes = changesOf(before, settings);
    if (changes.length === 0) return;
    const after = { ...lottery, ...rowOf(settings) };
    await updateLottery(trx, after);
    if (changes.some((name) => name === 'flags' || name === 'prizeGroup')) await passOn(trx, after, now);
    await addEvent(trx, { ...key, issueId: null, at: now, actor: by.actor, person, act: 'settings', note: changes.join(' ') });
    const details = { person, before, settings };
    await recordAct(trx, { by, act: 'lottery.settings', merchantId: merchant.id, subject: `lottery:${body.game}`, details });
    await tellLottery(trx, key);
  });
}

function requireWhole({ every, closing, minStake, maxStake, maxTicket, outcomeCap, cap }: Settings): void {
  const wrong =
    closing >= every
      ? '/settings/closing'
      : minStake > maxStake
        ? '/settings/maxStake'
        : maxStake > maxTicket || maxTicket > highestTicket
          ? '/settings/maxTicket'
          : outcomeCap > cap
            ? '/settings/outcomeCap'
            : null;
  if (wrong !== null) throw new AppError('INVALID_REQUEST', { fields: { [wrong]: 'range' } });
}

function settingsOf(lottery: Lottery): Settings {
  return {
    source: lottery.source,
    every: lottery.every,
    closing: lottery.closing,
    pause: lottery.pause,
    beaconTimeout: lottery.beacon_timeout,
    correction: lottery.correction,
    flags: { fortyNine: lottery.flags.fortyNine, tie: lottery.flags.tie, thirty: lottery.flags.thirty },
    prizeGroup: lottery.prize_group,
    minStake: lottery.min_stake,
    maxStake: lottery.max_stake,
    maxTicket: lottery.max_ticket,
    maxWin: lottery.max_win,
    cap: lottery.cap,
    outcomeCap: lottery.outcome_cap,
  };
}

function rowOf({
  beaconTimeout,
  prizeGroup,
  minStake,
  maxStake,
  maxTicket,
  maxWin,
  outcomeCap,
  ...others
}: Settings): Omit<Lottery, 'merchant_id' | 'node_id'> {
  return {
    ...others,
    beacon_timeout: beaconTimeout,
    prize_group: prizeGroup,
    min_stake: minStake,
    max_stake: maxStake,
    max_ticket: maxTicket,
    max_win: maxWin,
    outcome_cap: outcomeCap,
  };
}

const names = [
  'source',
  'every',
  'closing',
  'pause',
  'beaconTimeout',
  'correction',
  'flags',
  'prizeGroup',
  'minStake',
  'maxStake',
  'maxTicket',
  'maxWin',
  'cap',
  'outcomeCap',
] as const satisfies readonly (keyof Settings)[];

const flagNames = ['fortyNine', 'tie', 'thirty'] as const;

function changesOf(before: Settings, after: Settings): (keyof Settings)[] {
  return names.filter((name) =>
    name === 'flags' ? flagNames.some((flag) => before.flags[flag] !== after.flags[flag]) : before[name] !== after[name],
  );
}
