import type { PlayedRound } from '@livery/contract/shapes';
import { edgeOf, rolls } from '@livery/arcade/dice/dice-rules';
import { cells, drawMines, minesFrom } from '@livery/arcade/mines/mines-rules';
import { slotModels, type SlotModelId } from '@livery/arcade/slot/slot-models';
import type { GatewayDatabase } from '#database/schema.ts';
import { commitmentTo, drawFrom } from '#base/committed-seed.ts';
import { inLanguage, type Texts } from '#base/texts.ts';
import { readDice } from '../house-games/dice/roll.service.ts';
import { kindOf } from '@livery/arcade/models/game-models';
import { readCourse, seedOfCourse, type RoundCourse } from '../house-games/round-course.rules.ts';
import { isLiveRound } from '../house-games/live-table/live-round.repo.ts';
import { hasOpenCourse } from '../bets/bets.repo.ts';
import { isOver } from '../launch/may-play.service.ts';
import { readMines } from '../house-games/mines/mines-book.service.ts';
import { proofOfLiveRound } from './live-proof.service.ts';
import { findSeed } from './proof.repo.ts';

type Proof = NonNullable<PlayedRound['proof']>;

interface ProvedBet {
  readonly course: Buffer | null;
  readonly payout: number | null;
  readonly memberId: number;
}

/**
 * Proves that a house round was decided before it was played. The seed stays secret while it can decide another round:
 * until the player reveals it or the sitting ends, and no round that it decides is running. Null for a game without a
 * record of its rounds.
 */
export async function proofOf(
  db: GatewayDatabase,
  { course, payout, memberId }: ProvedBet,
  language: string,
  now: Date,
): Promise<Proof | null> {
  if (course === null) return null;
  const read = readCourse(course);
  if (isLiveRound(read.seedId)) return proofOfLiveRound(db, read, language);
  const seed = await findSeed(db, read.seedId);
  if (seed === null) return null;
  const isRevealed = (seed.revealed_at !== null || isOver(seed, now)) && !(await hasOpenCourse(db, memberId, seedOfCourse(read.seedId)));
  return {
    commitment: commitmentTo(seed.server_seed),
    serverSeed: isRevealed ? seed.server_seed.toString('hex') : null,
    clientSeed: read.clientSeed,
    nonce: read.nonce,
    ...(await courseOf(seed.model, read, { seed: seed.server_seed, isOpen: payout === null, language })),
  };
}

interface Telling {
  readonly seed: Buffer;
  readonly isOpen: boolean;
  readonly language: string;
}

async function courseOf(model: string, course: RoundCourse, { seed, isOpen, language }: Telling): Promise<Pick<Proof, 'draws' | 'facts'>> {
  const { data, clientSeed, nonce } = course;
  const fact = (name: Texts, value: string) => ({ name: inLanguage(name, language), value });
  switch (kindOf(model)) {
    case 'slot': {
      const reels = slotModels[model as SlotModelId].reels.map(({ length }) => length);
      const stops = [...data];
      return {
        draws: stops.map((drawn, i) => ({ among: reels[i % reels.length] ?? 0, drawn })),
        facts: [fact(names.stops, turnsOf(stops, reels.length).join(' · '))],
      };
    }
    case 'dice': {
      const { roll, ...choice } = readDice(data);
      const edge = hundredths(choice.isOver ? edgeOf(choice) - 1 : edgeOf(choice));
      return {
        draws: [{ among: rolls, drawn: roll }],
        facts: [fact(choice.isOver ? names.over : names.under, edge), fact(names.roll, hundredths(roll))],
      };
    }
    case 'crash':
    case 'roulette':
    case null:
      return { draws: [], facts: [] };
    case 'mines': {
      const { mines, opened } = readMines(data);
      const drawn = isOpen ? [] : await drawMines(drawFrom(seed), clientSeed, nonce, mines);
      const places = minesFrom(drawn);
      return {
        draws: drawn.map((place, i) => ({ among: cells - i, drawn: place })),
        facts: [
          fact(names.mines, String(mines)),
          fact(names.opened, opened.map((cell) => cell + 1).join(' ') || '–'),
          ...(isOpen ? [] : [fact(names.minesAt, places.map((cell) => cell + 1).join(' '))]),
        ],
      };
    }
  }
}

function turnsOf(stops: readonly number[], reels: number): string[] {
  return Array.from({ length: stops.length / reels }, (_, turn) => stops.slice(turn * reels, (turn + 1) * reels).join(' '));
}

function hundredths(value: number): string {
  return (value / 100).toFixed(2);
}

const names = {
  stops: { en: 'Where the reels stopped', pt: 'Onde os rolos pararam' },
  over: { en: 'You chose over', pt: 'Você escolheu acima de' },
  under: { en: 'You chose under', pt: 'Você escolheu abaixo de' },
  roll: { en: 'Rolled', pt: 'Número sorteado' },
  mines: { en: 'Mines', pt: 'Minas' },
  opened: { en: 'Cells that you opened, by rows from 1', pt: 'Casas que você abriu, por linha a partir de 1' },
  minesAt: { en: 'Cells with mines', pt: 'Casas com minas' },
} satisfies Record<string, Texts>;
