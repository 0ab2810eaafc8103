import type { BodyOf } from '@livery/contract/shapes';
import type { KindCode } from '@livery/lottery/model/kind';
import { AppError } from '#base/app-error.ts';
import { isPlayedIn } from '../catalogue/lottery-menu.service.ts';
import { lotteryGroupOf } from '../catalogue/lottery-kind.rules.ts';
import type { OfferedGame } from '../catalogue/offer.rules.ts';

const lotteryFields = ['lottoArea', 'launchMode', 'prizeMode', 'gameCode', 'view', 'backUrl'] as const;

/**
 * The address of a launched lottery on the site: its betting desk, or the hall that lists the others.
 *
 * @throws AppError INVALID_REQUEST naming each field that is missing or does not match the game
 */
export function pathOfLottery(game: OfferedGame, kind: KindCode, body: BodyOf<'launchGame'>): string {
  const { prizeMode, gameCode, view } = body;
  const wrong: Record<string, string> = Object.fromEntries(
    lotteryFields.filter((field) => body[field] === undefined).map((field) => [`/${field}`, 'required']),
  );
  if (gameCode !== undefined && gameCode !== game.code) wrong['/gameCode'] = 'const';
  if (prizeMode !== undefined && !isPlayedIn(game, prizeMode)) wrong['/prizeMode'] = 'enum';
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_REQUEST', { fields: wrong });
  const page = prizeMode === 'SEA' ? '/seaLottery' : lotteryGroupOf(kind) === 'VN' ? '/vnLottery' : '/lottery';
  return view === 'betting' ? `${page}?game=${game.node_id}` : page;
}
