import type { BodyOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { playMoney } from '#ledger/accounts.ts';
import { hashToken } from '#identity/authentication.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Aggregator } from '#ports/seamless/aggregator.ts';
import type { Platform } from '#base/platform.ts';
import { inLanguage } from '#base/texts.ts';
import { newGamesToken } from './games-token.rules.ts';
import { kindOf } from '@livery/arcade/models/game-models';
import { presentGame } from '../catalogue/catalogue.present.ts';
import { insertTicket } from './launch.repo.ts';
import type { Offer, OfferedGame } from '../catalogue/offer.rules.ts';

const ticketLife = 60_000;
const suggestionCount = 3;
const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

/**
 * The game of a launch, if it can be played now. Without an aggregator, a vendor's slot or small game runs on the
 * house's engine of its kind, with real rounds and a published return, and the house draws lotteries. Any other game is
 * under maintenance.
 *
 * @throws AppError GAME_NOT_FOUND, GAME_MAINTENANCE (with three others to play)
 */
export function playableGame(offer: Offer, { nodeId, vassalage, gameType, language }: BodyOf<'launchDemo'>): OfferedGame {
  const game = offer.find(nodeId, vassalage, gameType);
  if (game === null) throw new AppError('GAME_NOT_FOUND');
  if (game.maintenance) throw closedFor(game, offer, language);
  return game;
}

/**
 * The aggregator that opens a game. Null for a house game.
 *
 * @throws AppError GAME_MAINTENANCE (with three of the house's games to play instead) while its provider does not
 * answer
 */
export async function openingOf(
  { aggregators }: Platform,
  merchant: Merchant,
  game: OfferedGame,
  { offer, language }: { offer: Offer; language: string },
): Promise<Aggregator | null> {
  const aggregator = aggregators.bringing(game, merchant.code);
  if (aggregator === null || (await aggregator.asks.isOpen(merchant.code))) return aggregator;
  throw closedFor(game, offer, language, (other) => aggregators.bringing(other, merchant.code) !== aggregator);
}

function closedFor(game: OfferedGame, offer: Offer, language: string, isOpen: (other: OfferedGame) => boolean = () => true): AppError {
  const others = offer.suggestions(game, suggestionCount, isOpen);
  const suggestions = others.map((row) => presentGame(offer, row, language));
  return new AppError('GAME_MAINTENANCE', { gameName: inLanguage(game.names, language), suggestions });
}

export interface TicketRequest {
  readonly merchant: Merchant;
  /** Null for demo play. */
  readonly member: Member | null;
  readonly game: OfferedGame;
  readonly language: string;
  readonly parentOrigin: string;
  readonly gamesOrigin: string;
  /** The aggregator that opens the game. Null for a house game. */
  readonly aggregator: Aggregator | null;
  /** The match that a sportsbook opens with, and its outcome for the slip. */
  readonly fixture?: string | undefined;
  readonly pick?: BodyOf<'launchDemo'>['pick'];
  readonly now: Date;
}

/**
 * The game's address, with a ticket that works once within 60 seconds.
 *
 * @throws AppError NOT_AVAILABLE for a game that neither an aggregator nor a page of the house opens
 */
export async function issueTicket(
  db: GatewayDatabase,
  { merchant, member, game, language, parentOrigin, gamesOrigin, aggregator, fixture, pick, now }: TicketRequest,
): Promise<{ url: string; gameName: string }> {
  const kind = kindOf(game.model ?? '');
  if (aggregator === null && kind === null) throw new AppError('NOT_AVAILABLE');
  const token = newGamesToken(merchant.id);
  await insertTicket(db, {
    ticket_hash: hashToken(token),
    merchant_id: merchant.id,
    member_id: member?.id ?? null,
    unit: member?.unit ?? playMoney,
    session_hash: member?.sessionHash ?? null,
    node_id: game.node_id,
    language,
    parent_origin: parentOrigin,
    aggregator: aggregator?.name ?? null,
    expires_at: new Date(now.getTime() + ticketLife),
  });
  const url =
    aggregator === null
      ? `${gamesOrigin}/${kind}/?ticket=${token}`
      : aggregator.launchAddress({ merchant: merchant.code, token, language, game: game.code, fixture, pick });
  return { url, gameName: inLanguage(game.names, language) };
}

/**
 * The origin of the page around the game, which alone may frame it and receive its messages: the calling page, if it is
 * the merchant's. In production it is one of the merchant's hosts, elsewhere any host that the call came through.
 *
 * @throws AppError NOT_AVAILABLE for a merchant without hosts in production, INVALID_REQUEST for an invalid host
 */
export function parentOriginOf({ merchants, environment }: Platform, merchant: Merchant, host: string, backUrl?: string): string {
  const asked = backUrl !== undefined && URL.canParse(backUrl) ? new URL(backUrl) : null;
  if (asked !== null && (merchants.byHost(asked.host)?.id === merchant.id || asked.host === host)) host = asked.host;
  const isOwn = merchants.byHost(host)?.id === merchant.id;
  if (environment === 'production') {
    const own = isOwn ? host : merchant.hosts[0];
    if (own === undefined) throw new AppError('NOT_AVAILABLE');
    return `https://${own}`;
  }
  const origin = `${asked?.host === host ? asked.protocol : 'http:'}//${host}`;
  if (!plainOrigin.test(origin)) throw new AppError('INVALID_REQUEST');
  return origin;
}
