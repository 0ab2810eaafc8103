import { startGame } from '../shell/start-game.ts';
import { GamePlay } from './game-play.ts';
import { slotModels, type SlotModelId } from './slot-models.ts';
import { textsFor } from './slot-texts.ts';

startGame((game) => {
  const play = new GamePlay(game, slotModels[game.model as SlotModelId], textsFor(game.language));
  return {
    root: play.cabinet.root,
    play: () => void play.play(),
    changeStake: (step) => play.changeStake(step),
    focus: () => play.cabinet.focusSpin(),
  };
});
