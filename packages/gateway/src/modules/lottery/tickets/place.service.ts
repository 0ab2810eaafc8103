import type { ValueOf } from '@livery/contract/shapes';
import type { Kind } from '@livery/lottery/model/kind';
import type { DrawContext } from '@livery/lottery/model/draw';
import { problemOf, linesOf } from '@livery/lottery/model/lines';
import { highestWinOf } from '@livery/lottery/model/odds';
import { groupOfRate } from '@livery/contract/commission-prize-group';
import { highestTicket } from '@livery/contract/lotteries';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import type { Platform } from '#base/platform.ts';
import { inPurse, lockPurse, unitFor, type LedgerTransaction } from '#ledger/accounts.ts';
import { digest } from '#ledger/idempotency.ts';
import type { MemberCall } from '#http/route.ts';
import { chainAt, type RateChain } from '../groups/groups.rules.ts';
import { readRateChain } from '../groups/rates.repo.ts';
import { bettingStates, holdIssues, type Issue } from '../issues/issue.repo.ts';
import type { Lottery } from '../lottery.repo.ts';
import { mostThatFits, oddsOfKind, playOf } from '../lottery.rules.ts';
import { requireLottery } from '../lottery.service.ts';
import { admitBets, type RiskyBet } from '../risk/admit.action.ts';
import { bitsOfSelection, isTooLong, selectionOf } from './selection.rules.ts';
import { insertChase } from './chase.repo.ts';
import { insertTickets, sumHighest, type NewTicket } from './ticket.repo.ts';

type PlaceCall = MemberCall<'placeLotteryTickets'>;

interface ReadBet extends RiskyBet {
  readonly lines: number;
}

/**
 * Places a slip: each bet in each of its issues, all or none. The money of later issues is staked at once, and returned
 * if the slip stops before them.
 *
 * @throws AppError GAME_NOT_FOUND, GAME_MAINTENANCE, INVALID_REQUEST, LIMIT_EXCEEDED, PRICE_CHANGED, NO_LONGER_OPEN, OUT_OF_STOCK,
 * INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function placeTickets(call: PlaceCall, platform: Platform): Promise<ValueOf<'placeLotteryTickets'>> {
  const { body, merchant } = call;
  const { game, bets: asked, issues: among, prizeGroup = null, stopOn = null } = body;
  return call.once({ game, asked, among, prizeGroup, stopOn }, async (trx) => {
    const { lottery, kind, game: offered } = await requireLottery(platform, trx, merchant, game);
    const bets = asked.map((bet, place) => readBet(kind, lottery, bet, place));
    if (isTooLong(bets.length, body.issues.length)) throw new AppError('LIMIT_EXCEEDED', { fields: { '/issues': 'maximum' } });
    const cash = await cashOf(trx, call);
    const issues = await openIssues(trx, call, lottery);
    const rates = await readRateChain(trx, keyOf(call), { memberType: call.member.type, gameType: offered.type });
    const played = requireGroup(prizeGroup, rates, issues);
    for (const { issue } of issues) requireOdds(kind, { flags: issue.flags, prize_group: played ?? issue.prize_group }, bets);
    const placed = await stakeAll(trx, platform, call, { lottery, bets, issues, rates, played, ...cash });
    const staked = placed.reduce((sum, { stake }) => sum + stake, 0);
    return { tickets: placed, staked, balance: cash.balance - staked };
  });
}

/** @throws AppError INVALID_REQUEST or LIMIT_EXCEEDED, naming the bet */
function readBet(kind: Kind, lottery: Lottery, bet: PlaceCall['body']['bets'][number], place: number): ReadBet {
  const at = `/bets/${place}`;
  const play = playOf(kind, bet.play);
  if (play === null) throw new AppError('INVALID_REQUEST', { fields: { [`${at}/play`]: 'enum' } });
  const selection = selectionOf(bet);
  const problem = problemOf(play, selection);
  if (problem !== null) throw new AppError('INVALID_REQUEST', { fields: { [`${at}/slots`]: problem } });
  if (bet.stake < lottery.min_stake) throw new AppError('LIMIT_EXCEEDED', { fields: { [`${at}/stake`]: 'minimum' } });
  return { play, selection, odds: bet.odds, lineStake: bet.stake, lines: linesOf(play, selection) };
}

/**
 * The prize group that a slip asks for. It may lie between the highest group of its issues and the member's own at the
 * issue with the lowest group.
 *
 * @throws AppError LIMIT_EXCEEDED with the member's group, PRICE_CHANGED for a group below that of an issue
 */
function requireGroup(asked: number | null, { own }: RateChain, issues: readonly OpenIssue[]): number | null {
  if (asked === null) return null;
  const bases = issues.map(({ issue }) => issue.prize_group);
  const highestGroup = groupOfRate(Math.min(...bases), own);
  if (asked > highestGroup) throw new AppError('LIMIT_EXCEEDED', { fields: { '/prizeGroup': 'maximum' }, highestGroup });
  if (asked < Math.max(...bases)) throw new AppError('PRICE_CHANGED', { fields: { '/prizeGroup': 'minimum' } });
  return asked;
}

/** Checks that a slip's odds are current in each issue. @throws AppError PRICE_CHANGED with the first bet that differs */
function requireOdds(kind: Kind, issue: Pick<Issue, 'flags' | 'prize_group'>, bets: readonly ReadBet[]): void {
  const standing = oddsOfKind(kind, issue);
  const place = bets.findIndex(({ play, odds }) => standing[play.code]?.join() !== odds.join());
  if (place >= 0) throw new AppError('PRICE_CHANGED', { fields: { [`/bets/${place}/odds`]: 'const' } });
}

async function cashOf(trx: LedgerTransaction, { merchant, member }: PlaceCall): Promise<{ cashId: number; balance: number; unit: string }> {
  const unit = unitFor(member.type, merchant.currency);
  const { id, balance } = inPurse(await lockPurse(trx, member.id), 'CASH', unit);
  if (id === null) throw new AppError('INSUFFICIENT_BALANCE');
  return { cashId: id, balance, unit };
}

interface OpenIssue {
  readonly issue: Issue;
  readonly times: number;
  readonly now: Date;
}

/** Locks the issues of a slip, so that none closes meanwhile. @throws AppError NO_LONGER_OPEN with the issue */
async function openIssues(trx: LedgerTransaction, { body, merchant, timeIn }: PlaceCall, lottery: Lottery): Promise<OpenIssue[]> {
  const key = { merchantId: merchant.id, nodeId: lottery.node_id };
  const numbers = body.issues.map(({ number }) => number);
  const held = new Map((await holdIssues(trx, key, numbers)).map((issue) => [issue.number, issue]));
  const now = await timeIn(trx);
  if (new Set(numbers).size < numbers.length) throw new AppError('INVALID_REQUEST', { fields: { '/issues': 'uniqueItems' } });
  return body.issues.map(({ number, times }, place) => {
    const issue = held.get(number);
    const isOpen = issue !== undefined && bettingStates.some((state) => state === issue.state) && issue.closes_at > now;
    if (!isOpen) throw new AppError('NO_LONGER_OPEN', { fields: { [`/issues/${place}`]: 'closed' } });
    return { issue, times, now };
  });
}

interface Slip {
  readonly lottery: Lottery;
  readonly bets: readonly ReadBet[];
  readonly issues: readonly OpenIssue[];
  readonly rates: RateChain;
  /** Null means the prize group of each issue. */
  readonly played: number | null;
  readonly cashId: number;
  readonly unit: string;
}

async function stakeAll(
  trx: LedgerTransaction,
  { bets: bookmaker }: Platform,
  call: PlaceCall,
  { lottery, bets, issues, rates, played, cashId, unit }: Slip,
): Promise<{ id: number; issue: string; stake: number }[]> {
  const { body, member } = call;
  const key = keyOf(call);
  const { stopOn } = body;
  const endsAt = new Date(Math.max(...issues.map(({ issue }) => issue.closes_at.getTime())));
  const chase = { ...key, nodeId: lottery.node_id, win: stopOn?.win ?? false, loss: stopOn?.loss ?? null, endsAt };
  const chaseId = stopOn === undefined ? null : await insertChase(trx, chase);
  const before = await sumHighest(
    trx,
    member.id,
    issues.map(({ issue }) => issue.id),
  );
  const tickets: NewTicket[] = [];
  const admissions: { issueId: number; risky: RiskyBet[]; context: DrawContext }[] = [];
  for (const [issuePlace, { issue, times, now }] of issues.entries()) {
    const context = { animal: issue.animal, flags: issue.flags };
    const group = { prizeGroup: played ?? issue.prize_group, chain: chainAt(issue.prize_group, rates) };
    const risky = bets.map((bet, place) => ({ ...bet, lineStake: timesOf(bet, times, lottery, place) }));
    let highestOfIssue = before.get(issue.id) ?? 0;
    for (const [place, bet] of risky.entries()) {
      const { play, selection, odds, lineStake, lines } = bet;
      const stake = lineStake * lines;
      const highest = requireWin(bet, context, { before: highestOfIssue, most: lottery.max_win, place });
      highestOfIssue += highest;
      const staked = { merchantId: key.merchantId, memberId: member.id, nodeId: lottery.node_id, unit, stake, course: null, cashId, now };
      const betKey = digest(`lottery:${member.id}:${body.idempotencyKey}:${issuePlace}:${place}`);
      const { transactionId: betId } = await bookmaker.place(trx, { ...staked, key: betKey });
      const slots = bitsOfSelection(play, selection);
      const ids = { ...key, nodeId: lottery.node_id, issueId: issue.id, chaseId, betId, placedAt: now };
      tickets.push({ ...ids, play: play.code, slots, lines, lineStake, times, stake, odds, highest, ...group });
    }
    admissions.push({ issueId: issue.id, risky, context });
  }
  // Last, because it blocks every other slip of the issue. A fixed order keeps two slips from deadlocking.
  for (const { issueId, risky, context } of admissions.toSorted((one, other) => one.issueId - other.issueId))
    await admitBets(trx, { merchantId: key.merchantId, issueId }, risky, { cap: lottery.cap, outcomeCap: lottery.outcome_cap, context });
  const ids = await insertTickets(trx, tickets);
  const numbers = new Map(issues.map(({ issue }) => [issue.id, issue.number]));
  return tickets.map(({ issueId, stake }, place) => ({ id: ids[place] ?? 0, issue: numbers.get(issueId) ?? '', stake }));
}

/** The stake per line, including the issue's multiple. @throws AppError LIMIT_EXCEEDED */
function timesOf({ lineStake, lines }: ReadBet, times: number, { max_stake, max_ticket }: Lottery, place: number): number {
  const all = lineStake * times;
  if (!Number.isSafeInteger(all) || all > max_stake)
    throw new AppError('LIMIT_EXCEEDED', { fields: { [`/bets/${place}/stake`]: 'maximum' } });
  const stake = all * lines;
  if (!Number.isSafeInteger(stake) || stake > Math.min(max_ticket, highestTicket))
    throw new AppError('LIMIT_EXCEEDED', {
      fields: { [`/bets/${place}/stake`]: 'maxTicket' },
      highestStake: Math.floor(max_ticket / lines),
    });
  return all;
}

/**
 * The most that a bet can win.
 *
 * @throws AppError LIMIT_EXCEEDED with the limit and the highest stake for a line, if the member could win more than
 *   the limit
 */
function requireWin(
  bet: RiskyBet,
  context: DrawContext,
  { before, most, place }: { readonly before: number; readonly most: number; readonly place: number },
): number {
  const win = winOf(bet, bet.lineStake, context);
  if (before + win <= most) return win;
  const highestStake = mostThatFits(bet.lineStake, (lineStake) => before + winOf(bet, lineStake, context) <= most);
  throw new AppError('LIMIT_EXCEEDED', { fields: { [`/bets/${place}/stake`]: 'maxWin' }, highestStake, highestWin: most });
}

/** Infinity when no account could hold the win. */
function winOf({ play, selection, odds }: RiskyBet, lineStake: number, context: DrawContext): number {
  try {
    return highestWinOf(play, selection, odds, lineStake, context);
  } catch (error) {
    if (error instanceof RangeError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
