import type { SpinAnswer, SpinBody } from '@livery/arcade/slot/slot-wire';
import { slotModels, type SlotModelId } from '@livery/arcade/slot/slot-models';
import type { SlotModel } from '@livery/arcade/slot/slot-model';
import { playRound, roundWin, turnsFrom, type Turn } from '@livery/arcade/slot/slot-outcome';
import { playInstant, type InstantGame } from '../instant-round.service.ts';
import type { Sitting } from '../sitting.repo.ts';
import type { House } from '../sitting.service.ts';

/** Stored with the bet: the stops of each turn, one byte a reel. */
const slot: InstantGame<SpinBody, { turns: readonly Turn[] }> = {
  kind: 'slot',
  play: async (sitting, { stake, clientSeed }, draw, nonce) => {
    const model = modelOf(sitting);
    const turns = await playRound(model, draw, clientSeed, nonce);
    return { win: roundWin(turns) * (stake / model.lines.length), data: Buffer.from(turns.flatMap(({ stops }) => stops)) };
  },
  isSame: () => true,
  tell: (sitting, data) => ({ turns: turnsFrom(modelOf(sitting), [...data]) }),
};

/** @throws AppError as {@link playInstant} */
export const spin = (house: House, body: SpinBody, ip: string, now: Date): Promise<SpinAnswer> => playInstant(house, body, ip, now, slot);

/** The rules at the time the sitting was opened, even if its game has others since. */
function modelOf({ model }: Sitting): SlotModel {
  return slotModels[model as SlotModelId];
}
