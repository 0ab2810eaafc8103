import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import { gamesOriginFor, type Platform } from '#base/platform.ts';
import type { Call, MemberCall } from '#http/route.ts';
import { inLanguage } from '#base/texts.ts';
import { catalogueOf } from '../catalogue/catalogue.service.ts';
import { lotteryKindOf } from '../catalogue/lottery-kind.rules.ts';
import { countDemo, countLaunch } from './launch.limits.ts';
import { issueTicket, openingOf, parentOriginOf, playableGame } from './launch.service.ts';
import { upsertRecent } from './member-games.repo.ts';
import { pathOfLottery } from './open-lottery.rules.ts';

/**
 * Opens a game for real money and moves it to the top of the member's recent games. A house lottery needs no ticket,
 * because its page belongs to the site.
 *
 * @throws AppError GAME_NOT_FOUND, GAME_MAINTENANCE, INVALID_REQUEST for a lottery without its fields, RATE_LIMITED
 */
export async function launchGame(call: MemberCall<'launchGame'>, platform: Platform): Promise<ValueOf<'launchGame'>> {
  const { db, merchant, member, body, host, now, language } = call;
  const offer = await catalogueOf(platform).of(merchant.id);
  const game = playableGame(offer, body);
  const kind = lotteryKindOf(game.model);
  const path = kind === null ? null : pathOfLottery(game, kind, body);
  await countLaunch(db, keyOf(call), now);
  if (path !== null) {
    await upsertRecent(db, keyOf(call), game.node_id, now);
    return { url: path, gameName: inLanguage(game.names, offeredLanguage(merchant.languages, body.language, language)) };
  }
  const request = {
    merchant,
    member,
    game,
    language: offeredLanguage(merchant.languages, body.language, language),
    parentOrigin: parentOriginOf(platform, merchant, host, body.backUrl),
    gamesOrigin: gamesOriginFor(host, platform.gamesOrigins),
    aggregator: await openingOf(platform, merchant, game, { offer, language: body.language }),
    fixture: body.fixture,
    pick: body.pick,
    now,
  };
  return call.transaction(async (trx) => {
    await upsertRecent(trx, keyOf(call), game.node_id, now);
    return issueTicket(trx, request);
  });
}

/**
 * Opens a game for play money, with or without an account.
 *
 * @throws AppError GAME_NOT_FOUND, GAME_MAINTENANCE, NOT_AVAILABLE for a game without a demo, RATE_LIMITED
 */
export async function launchDemo(call: Call<'launchDemo'>, platform: Platform): Promise<ValueOf<'launchDemo'>> {
  const { db, merchant, body, host, ip, now, language } = call;
  const offer = await catalogueOf(platform).of(merchant.id);
  const game = playableGame(offer, body);
  if (!game.has_demo) throw new AppError('NOT_AVAILABLE');
  await countDemo(db, { merchantId: merchant.id, ip }, now);
  return issueTicket(db, {
    merchant,
    member: null,
    game,
    language: offeredLanguage(merchant.languages, body.language, language),
    parentOrigin: parentOriginOf(platform, merchant, host, body.backUrl),
    gamesOrigin: gamesOriginFor(host, platform.gamesOrigins),
    aggregator: await openingOf(platform, merchant, game, { offer, language: body.language }),
    fixture: body.fixture,
    pick: body.pick,
    now,
  });
}

function offeredLanguage(languages: readonly string[], asked: string, otherwise: string): string {
  return languages.includes(asked) ? asked : otherwise;
}
