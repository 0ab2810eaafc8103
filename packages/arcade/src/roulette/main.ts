import { startGame } from '../shell/start-game.ts';
import { RoulettePlay } from './roulette-play.ts';
import { textsFor } from './roulette-texts.ts';

startGame((game) => {
  const play = new RoulettePlay(game, textsFor(game.language));
  return {
    root: play.table.root,
    play: () => void play.act(),
    changeStake: (step) => play.table.stakes.step(step),
    focus: () => play.focus(),
  };
});
