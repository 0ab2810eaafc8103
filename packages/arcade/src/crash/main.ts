import { startGame } from '../shell/start-game.ts';
import { CrashPlay } from './crash-play.ts';
import { textsFor } from './crash-texts.ts';

startGame((game) => {
  const play = new CrashPlay(game, textsFor(game.language));
  return {
    root: play.table.root,
    play: () => void play.act(),
    changeStake: (step) => play.table.stakes.step(step),
    focus: () => play.table.focus(),
  };
});
