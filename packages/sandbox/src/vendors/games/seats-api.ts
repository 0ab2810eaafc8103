import type { Play, Plays } from '../plays.ts';
import type { Refused, SeatsKind, SeatsView } from '../wire.ts';
import { dealSeats, paysOf, viewOf } from './seat-table.ts';

/**
 * The player's actions in a card game: start a hand for an entry, or make a move. A move that costs money is another
 * bet in the same round.
 */
export async function answerSeats(
  plays: Plays,
  play: Play,
  kind: SeatsKind,
  { move, entry }: Readonly<Record<string, unknown>>,
): Promise<SeatsView | Refused> {
  if (play.seats === null) {
    if (move !== 'deal' || typeof entry !== 'number' || !play.facts.chips.includes(entry)) return { refused: 'INVALID' };
    const staked = await plays.stake(play, entry);
    if ('refused' in staked) return staked;
    play.seats = { game: dealSeats(kind), entry, round: staked.round, bets: [{ bet: staked.bet, stake: entry }] };
    return viewOf(play.seats.game, entry, play.balance);
  }
  const { seats } = play;
  const chosen = seats.game.moves.find(({ id }) => id === move);
  if (chosen === undefined) return { refused: 'INVALID' };
  if (chosen.entries > 0) {
    const stake = chosen.entries * seats.entry;
    const staked = await plays.stake(play, stake, seats.round);
    if ('refused' in staked) return staked;
    seats.bets.push({ bet: staked.bet, stake });
  }
  seats.game.act(chosen.id);
  if (seats.game.winners !== null) {
    play.seats = null;
    await plays.settle(play, seats.round, paysOf(seats.game, seats.entry));
  }
  return viewOf(seats.game, seats.entry, play.balance);
}
