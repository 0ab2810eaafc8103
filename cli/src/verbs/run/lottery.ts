import { kindCodes } from '@livery/lottery/model/kind';
import { InvalidArgumentError, Option } from 'commander';
import { json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const lotteryVerb: Verb = {
  name: 'lottery',
  summary: 'prove the odds of the lotteries by counting every draw',
  arguments: '<action>',
  choices: { action: ['prove'] },
  options: [
    new Option('--kind <kind>', 'one kind of lottery, instead of all').choices(kindCodes),
    new Option('--prize-group <group>', 'what the odds return, of 2000').argParser(readPrizeGroup).default(1960),
    new Option('--least <percent>', 'the lowest return that the law allows').argParser(readPercent).default(8500, '85'),
    new Option('--push <outcome>', 'what happens to bets on two sides when the draw falls on neither')
      .choices(['returned', 'lost'])
      .default('returned'),
    json,
  ],
  examples: [
    ['livery lottery prove', 'chance, odds and real return of every play'],
    ['livery lottery prove --kind SSC --prize-group 1940', 'the odds of one kind at 97 %'],
  ],
  load: async () => (await import('../../commands/run/lottery.ts')).runLottery,
};

function readPrizeGroup(text: string): number {
  const group = Number(text);
  if (Number.isInteger(group) && group >= 1 && group <= 2000) return group;
  throw new InvalidArgumentError('A prize group is a whole number from 1 to 2000.');
}

/** In parts per 10,000. */
function readPercent(text: string): number {
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
  if (percent <= 10_000) return percent;
  throw new InvalidArgumentError('A return is a percentage from 0 to 100, such as 85 or 92.5.');
}
