import { post } from '../shell/game-api.ts';
import { startGame } from '../shell/start-game.ts';
import { MinesPlay } from './mines-play.ts';
import { textsFor } from './mines-texts.ts';
import type { MinesResume } from './mines-wire.ts';

startGame(async (game) => {
  const { round } = await post<MinesResume>('/mines/api/resume', { session: game.session });
  const play = new MinesPlay(game, textsFor(game.language), round);
  return {
    root: play.table.root,
    play: () => void play.act(),
    changeStake: (step) => play.table.stakes.step(step),
    focus: () => play.focus(),
  };
});
