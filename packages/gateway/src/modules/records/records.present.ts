import type { BetRow, LossLine, Movement } from '@livery/contract/shapes';
import type { BetState } from '@livery/contract/movements';
import type { MovementText } from '#ledger/posting-kinds.ts';
import { inLanguage } from '#base/texts.ts';
import { categoryTitles, gameTypes, type GameTypeCode } from '../catalogue/game-types.rules.ts';
import { reasonText } from '../bets/void-reason.texts.ts';
import type { Offer } from '../catalogue/offer.rules.ts';
import type { BetRecordRow, LossRow } from './bets.repo.ts';
import type { About } from './movement-subjects.service.ts';
import type { MovementRow } from './movements.repo.ts';

export function presentBet(row: BetRecordRow, language: string): BetRow {
  return {
    id: row.id,
    at: row.opened_at.toISOString(),
    game: presentPlayed(row, language),
    state: stateOf(row),
    stake: row.stake,
    payout: row.payout,
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

function stateOf({ voided, payout }: BetRecordRow): BetState {
  if (voided !== null) return 'void';
  return payout === null ? 'open' : 'settled';
}

function presentPlayed({ node_id: nodeId, names, type }: BetRecordRow, language: string): BetRow['game'] {
  return { nodeId, name: inLanguage(names, language), type, typeName: typeNameOf(type, language) };
}

export function typeNameOf(type: string, language: string): string {
  return inLanguage(categoryTitles[type as GameTypeCode], language);
}

interface MovementContext {
  readonly text: MovementText;
  /** The bet that the movement belongs to, if any. */
  readonly bet: BetRecordRow | undefined;
  /** Its other references. */
  readonly about: About | null;
}

export function presentMovement(
  row: MovementRow,
  { text: { type, credit, debit }, bet, about }: MovementContext,
  language: string,
): Movement {
  return {
    id: `${row.txn_id}-${row.position}`,
    at: row.at.toISOString(),
    type,
    kind: row.kind,
    title: inLanguage(row.amount > 0 ? credit : debit, language),
    amount: row.amount,
    balance: row.balance_after ?? 0,
    number: row.txn_id,
    about,
    reason: row.reason === null ? null : reasonText(row.reason, language),
    bet: bet === undefined ? null : { id: bet.id, game: presentPlayed(bet, language) },
  };
}

export function presentLoss({ day, type, count, stake, payout, net }: LossRow, language: string): LossLine {
  return { day, gameType: type, typeName: typeNameOf(type, language), count, stake, payout, net };
}

/** The types of games that the merchant offers, in menu order. */
export function presentGameTypes(offer: Offer, language: string): { code: string; name: string }[] {
  const offered = new Set(offer.vendorGroups().map(({ type }) => type));
  return gameTypes.filter((type) => offered.has(type)).map((code) => ({ code, name: typeNameOf(code, language) }));
}
