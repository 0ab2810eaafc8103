import { currencies, type Currency } from '@livery/contract/money';
import type { PlayedRound } from '@livery/contract/shapes';
import { drawnFor, draws } from '@livery/arcade/crash/crash-rules';
import { colourOf, pockets, spots, type Spot, type SpotKind } from '@livery/arcade/roulette/roulette-rules';
import type { GatewayDatabase } from '#database/schema.ts';
import { commitmentTo, drawFrom } from '#base/committed-seed.ts';
import { inLanguage, type Texts } from '#base/texts.ts';
import { readCrash } from '../house-games/crash/crash-game.rules.ts';
import type { RoundCourse } from '../house-games/round-course.rules.ts';
import { findCurrency, findLiveRound } from '../house-games/live-table/live-round.repo.ts';
import { readChips } from '../house-games/roulette/roulette-game.rules.ts';

type Proof = NonNullable<PlayedRound['proof']>;
type Fact = Proof['facts'][number];

/** The same for a table round, whose seed is published as soon as it ends. */
export async function proofOfLiveRound(
  db: GatewayDatabase,
  { seedId, clientSeed: own, nonce, data }: RoundCourse,
  language: string,
): Promise<Proof | null> {
  const round = await findLiveRound(db, seedId);
  if (round === null) return null;
  const { server_seed: seed, phase, model } = round;
  const isOver = phase === 'over';
  const outcome = isOver ? (round.outcome ?? 0) : null;
  const clientSeed = isOver ? (round.client_seed ?? '') : own;
  const fact = (name: Texts, value: string): Fact => ({ name: inLanguage(name, language), value });
  const told = { commitment: commitmentTo(seed), serverSeed: isOver ? seed.toString('hex') : null, clientSeed, nonce };
  if (model === 'roulette') {
    const { currency } = await findCurrency(db, round.merchant_id);
    const inMoney = (amount: number): string => (amount / 10 ** currencies[currency as Currency].digits).toFixed(2);
    const chips = readChips(data).map(({ spot, amount }) => `${spotText(spots[spot], language)} ${inMoney(amount)}`);
    return {
      ...told,
      draws: outcome === null ? [] : [{ among: pockets, drawn: outcome }],
      facts: [
        fact(names.chips, chips.join(' · ')),
        ...(outcome === null ? [] : [fact(names.number, `${outcome} ${inLanguage(colours[colourOf(outcome)], language)}`)]),
      ],
    };
  }
  const { auto, times } = readCrash(data);
  return {
    ...told,
    draws: outcome === null ? [] : [{ among: draws, drawn: await drawnFor(drawFrom(seed), clientSeed, nonce) }],
    facts: [
      ...(auto === null ? [] : [fact(names.auto, multiplier(auto))]),
      ...(times === null ? [] : [fact(names.left, multiplier(times))]),
      ...(outcome === null ? [] : [fact(names.point, multiplier(outcome))]),
    ],
  };
}

function multiplier(hundredths: number): string {
  return `×${(hundredths / 100).toFixed(2)}`;
}

/** Inside bets are named after their numbers. */
function spotText(spot: Spot | undefined, language: string): string {
  if (spot === undefined) return '';
  const { kind, numbers } = spot;
  if (kind === 'column') return `${inLanguage(names.column, language)} ${numbers[0]}`;
  if (kind === 'dozen') return `${numbers[0]}–${numbers.at(-1)}`;
  const name = outside[kind];
  return name === undefined ? numbers.join('-') : inLanguage(name, language);
}

const colours = {
  green: { en: 'green', pt: 'verde' },
  red: { en: 'red', pt: 'vermelho' },
  black: { en: 'black', pt: 'preto' },
} satisfies Record<string, Texts>;

const outside: Partial<Record<SpotKind, Texts>> = {
  red: { en: 'Red', pt: 'Vermelho' },
  black: { en: 'Black', pt: 'Preto' },
  even: { en: 'Even', pt: 'Par' },
  odd: { en: 'Odd', pt: 'Ímpar' },
  low: { en: '1–18', pt: '1–18' },
  high: { en: '19–36', pt: '19–36' },
};

const names = {
  chips: { en: 'Your chips', pt: 'Suas fichas' },
  number: { en: 'The ball fell on', pt: 'A bola caiu no' },
  column: { en: 'Column of', pt: 'Coluna do' },
  auto: { en: 'You set it to leave at', pt: 'Saída automática em' },
  left: { en: 'You left at', pt: 'Você saiu em' },
  point: { en: 'It rose to', pt: 'Subiu até' },
} satisfies Record<string, Texts>;
