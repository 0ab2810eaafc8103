import { diceWin, rollOf, type DiceChoice } from '@livery/arcade/dice/dice-rules';
import type { DiceAnswer, DiceBody } from '@livery/arcade/dice/dice-wire';
import { playInstant, type InstantGame } from '../instant-round.service.ts';
import type { House } from '../sitting.service.ts';

const dice: InstantGame<DiceBody, { roll: number }> = {
  kind: 'dice',
  play: async (_sitting, { stake, clientSeed, wins, isOver }, draw, nonce) => {
    const roll = await rollOf(draw, clientSeed, nonce);
    return { win: diceWin({ wins, isOver }, roll, stake), data: writeDice({ wins, isOver, roll }) };
  },
  isSame: (data, { wins, isOver }) => {
    const kept = readDice(data);
    return kept.wins === wins && kept.isOver === isOver;
  },
  tell: (_sitting, data) => ({ roll: readDice(data).roll }),
};

/** @throws AppError as {@link playInstant} */
export const roll = (house: House, body: DiceBody, ip: string, now: Date): Promise<DiceAnswer> => playInstant(house, body, ip, now, dice);

/** Stored with the bet: how many rolls win (2 bytes, big-endian), whether the highest ones do (1), the roll (2). */
function writeDice({ wins, isOver, roll: rolled }: DiceChoice & { readonly roll: number }): Buffer {
  const data = Buffer.alloc(5);
  data.writeUInt16BE(wins);
  data.writeUInt8(isOver ? 1 : 0, 2);
  data.writeUInt16BE(rolled, 3);
  return data;
}

export function readDice(data: Buffer): DiceChoice & { readonly roll: number } {
  return { wins: data.readUInt16BE(), isOver: data.readUInt8(2) === 1, roll: data.readUInt16BE(3) };
}
