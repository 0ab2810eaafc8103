import { startGame } from '../shell/start-game.ts';
import { DicePlay } from './dice-play.ts';
import { textsFor } from './dice-texts.ts';

startGame((game) => {
  const play = new DicePlay(game, textsFor(game.language));
  return {
    root: play.table.root,
    play: () => void play.play(),
    changeStake: (step) => play.table.stakes.step(step),
    focus: () => play.table.focus(),
  };
});
