import type {
  BettingLine,
  IncomeLine,
  TeamBet,
  TeamFigures,
  TeamMember,
  TeamMovement,
  TeamPerson,
  UserLossLine,
  ValueOf,
} from '@livery/contract/shapes';
import { teamMovementTypes, type TeamMovementType } from '@livery/contract/team-filters';
import { addDays, countDays } from '@livery/contract/zoned-days';
import { inLanguage } from '#base/texts.ts';
import type { Postings } from '#ledger/posting-kinds.ts';
import type { GameTypeCode } from '../catalogue/game-types.rules.ts';
import { maskAccount, maskName } from '../profile/mask.rules.ts';
import { movementText } from '../records/movements.texts.ts';
import { presentBet, typeNameOf } from '../records/records.present.ts';
import type { bettingFigures, lossFigures } from './betting.repo.ts';
import { allSums, type DayRow, type SumRow } from './figures.repo.ts';
import type { LevelSums } from './level.repo.ts';
import type { MemberBetRow } from './member-bets.repo.ts';
import type { MemberRow } from './members.repo.ts';
import type { OwnAndTeam } from './own-and-team.repo.ts';
import type { Lines } from './report.repo.ts';
import type { PersonRow } from './team.repo.ts';
import type { IncomeRow, TransactionRow } from './transactions.repo.ts';

/** Masks players. Agents keep the name that the agents above see. */
export function presentPerson({ id, username, type, level }: PersonRow): TeamPerson {
  return { id, account: type === 0 ? maskAccount(username) : username, type, level };
}

export function presentFigures({ rounds, stake, valid_stake, payout, deposits, withdrawals, bonus, rebate, fees }: SumRow): TeamFigures {
  return {
    rounds,
    stake,
    validStake: valid_stake,
    payout,
    net: payout - stake,
    deposits,
    withdrawals,
    bonuses: bonus,
    rebates: rebate,
    fees,
  };
}

const nothing = Object.fromEntries(allSums.map((name) => [name, 0])) as SumRow;

export function presentMember(row: MemberRow): TeamMember {
  return {
    ...presentPerson(row),
    state: row.state,
    joined: row.created_at.toISOString(),
    lastPlay: row.last_play?.toISOString() ?? null,
    members: row.members,
    ...presentOwnAndTeam(row),
  };
}

function presentOwnAndTeam(row: OwnAndTeam): Pick<TeamMember, 'own' | 'team'> {
  const part = (side: 'own' | 'all') => presentFigures(Object.fromEntries(allSums.map((name) => [name, row[`${side}_${name}`]])) as SumRow);
  return { own: part('own'), team: part('all') };
}

export function presentLevel({ total, left }: LevelSums): NonNullable<ValueOf<'teamMembers'>['sums']> {
  return { total: presentOwnAndTeam(total), left: { members: left.members, ...presentOwnAndTeam(left) } };
}

export function presentNickname({ nickname, type }: MemberRow): string {
  return type === 0 ? maskName(nickname) : nickname;
}

/** A row for every day, oldest first. */
export function presentDays(rows: readonly DayRow[], { from, to }: { from: string; to: string }): ValueOf<'teamOverview'>['days'] {
  const byDay = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length: countDays(from, to) }, (_, index) => {
    const day = addDays(from, index);
    const { validStake, net, deposits, withdrawals } = presentFigures(byDay.get(day) ?? nothing);
    return { day, validStake, net, deposits, withdrawals };
  });
}

/** The game types played, most played first. Other movements have none. */
export function presentGames(rows: readonly DayRow[], language: string): ValueOf<'teamOverview'>['gameTypes'] {
  return rows
    .filter(({ key }) => key !== '')
    .map((row) => {
      const { rounds, stake, validStake, payout, net } = presentFigures(row);
      return { code: row.key, name: typeNameOf(row.key, language), rounds, stake, validStake, payout, net };
    })
    .toSorted((one, other) => other.validStake - one.validStake);
}

type BettingSums = Record<(typeof bettingFigures)[number], number>;

export function presentPlay({ rounds, stake, valid_stake, payout, net }: BettingSums) {
  return { rounds, stake, validStake: valid_stake, payout, net };
}

export function presentBetting(row: Lines<(typeof bettingFigures)[number]>): BettingLine {
  return { ...presentPerson(row), ...presentPlay(row) };
}

export function presentLossLine(row: Lines<(typeof lossFigures)[number]>): UserLossLine {
  const { stake, payout, loss, bonus, net } = row;
  return { ...presentPerson(row), stake, payout, loss, bonus, net };
}

export function presentTeamBet(row: MemberBetRow, language: string): TeamBet {
  return presentBet({ ...row, type: row.type as GameTypeCode }, language);
}

export function presentTransaction(postings: Postings, row: TransactionRow, language: string): TeamMovement {
  const { type, credit, debit } = movementText(postings, row.kind);
  return {
    id: `${row.txn_id}-${row.position}`,
    at: row.at.toISOString(),
    member: presentPerson(row),
    // The query excludes rounds.
    type: teamMovementTypes.find((each) => each === type) ?? ('adjustment' satisfies TeamMovementType),
    title: inLanguage(row.amount > 0 ? credit : debit, language),
    amount: row.amount,
    number: row.txn_id,
  };
}

export function presentIncome(postings: Postings, { day, kind, count, amount }: IncomeRow, language: string): IncomeLine {
  return { day, kind, title: inLanguage(movementText(postings, kind).credit, language), count, amount };
}
