import { call, delay, put, race } from 'typed-redux-saga';
import { messageShown } from '#shared/facts/messages.slice.ts';
import type { GameReference } from '#shared/games/games.ts';
import type { LaunchApi, Sitting } from './launch.api.ts';
import { elapsedText } from './launch.rules.ts';

/** How long leaving a game waits for the session's result, in milliseconds. */
const timeout = 1_500;

/**
 * The result of a game session. Null if the gateway does not answer in time, so that leaving a game is never blocked.
 */
export function* readSitting(api: Pick<LaunchApi, 'getSitting'>, nodeId: number) {
  try {
    const { sitting } = yield* race({ sitting: call(api.getSitting, nodeId), late: delay(timeout) });
    return sitting ?? null;
  } catch {
    return null;
  }
}

const bookTypes: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS']);

/** The open stake to confirm before leaving. A sportsbook's bets continue without the player. */
export function openStakeOf({ gameType }: GameReference, sitting: Sitting | null): { amount: number; unit: string } | null {
  return sitting === null || sitting.open <= 0 || bookTypes.has(gameType) ? null : { amount: sitting.open, unit: sitting.unit };
}

/** Reports the playing time and net result, or nothing if there were no stakes. */
export function* tellSitting(sitting: Sitting | null) {
  if (sitting === null || sitting.stake === 0) return;
  const { serverTime, since, net, balance, unit } = sitting;
  const text = net > 0 ? 'launch:left.up' : net < 0 ? 'launch:left.down' : 'launch:left.even';
  const amounts = { net: { amount: Math.abs(net), unit }, balance: { amount: balance, unit } };
  yield* put(messageShown({ key: 'sitting', tone: 'info', text, values: { time: elapsedText(serverTime - since) }, amounts }));
}
