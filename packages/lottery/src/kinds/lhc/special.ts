import { animalOfNumber, animals } from '../../model/lunar-year.ts';
import type { OddsClass, Play } from '../../model/play.ts';
import { bit, classesByLabel, hit, play, plainLabels, returnedHit, slot } from '../plays/parts.ts';
import { allNumbers, colourOf, colours, headOf, numberLabels, perSpecial, specialPlace, tailOf } from './numbers.ts';

const number49 = 49;
const returned = { draws: perSpecial, flag: 'fortyNine' } as const;

/** Plays on only the special number. */
export const specialPlays: readonly Play[] = [
  ofSpecial(
    'special',
    numberLabels,
    [{ code: 'number', wins: perSpecial }],
    (number) => number - 1,
    () => 0,
  ),
  play({
    code: 'special-sides',
    group: 'special',
    formula: { by: 'each' },
    slots: [slot('size', ['big', 'small'], specialPlace), slot('parity', ['odd', 'even'], specialPlace)],
    classes: [{ code: 'side', wins: 24n * perSpecial, returned }],
    hits: (draw, { flags }) => {
      const number = draw[6] ?? 0;
      if (number === number49) return flags.fortyNine === 'returned' ? [returnedHit(3n), returnedHit(3n, 1)] : [];
      return [hit(number >= 25 ? 1n : 2n), hit(number % 2 === 1 ? 1n : 2n, { slot: 1 })];
    },
  }),
  ofSpecial('special-colour', colours, classesByLabel(colours, winsBy(3, colourOf)), colourOf, (outcome) => outcome),
  halfWaves('special-half-parity', ['odd', 'even'], (number) => (number % 2 === 1 ? 0 : 1)),
  halfWaves('special-half-size', ['big', 'small'], (number) => (number >= 25 ? 0 : 1)),
  play({
    code: 'special-zodiac',
    group: 'special',
    formula: { by: 'each' },
    slots: [slot('picks', animals, specialPlace)],
    classes: zodiacClasses(5n * perSpecial, 4n * perSpecial),
    classOf: zodiacClassOf,
    hits: (draw, { animal }) => {
      const outcome = animalOfNumber(draw[6] ?? 1, animal);
      return [hit(bit(outcome), { oddsClass: outcome === animal ? 0 : 1 })];
    },
  }),
  play({
    code: 'special-six-zodiacs',
    group: 'special',
    formula: { by: 'exactly', take: 6, hit: 1 },
    slots: [slot('picks', animals, specialPlace, { min: 6 })],
    // Without 49, every animal has four numbers, including the one of the year.
    classes: [{ code: 'six', wins: 24n * perSpecial, returned }],
    hits: (draw, { animal, flags }) => {
      const number = draw[6] ?? 1;
      if (number === number49) return flags.fortyNine === 'returned' ? [returnedHit(0n)] : [];
      return [hit(bit(animalOfNumber(number, animal)))];
    },
  }),
  ofSpecial(
    'special-head',
    plainLabels(0, 4),
    [
      { code: 'zero', wins: 9n * perSpecial },
      { code: 'other', wins: 10n * perSpecial },
    ],
    headOf,
    (outcome) => (outcome === 0 ? 0 : 1),
  ),
  ofSpecial(
    'special-tail',
    plainLabels(0, 9),
    [
      { code: 'zero', wins: 4n * perSpecial },
      { code: 'other', wins: 5n * perSpecial },
    ],
    tailOf,
    (outcome) => (outcome === 0 ? 0 : 1),
  ),
];

export function zodiacClasses(year: bigint, other: bigint): OddsClass[] {
  return [
    { code: 'year', wins: year },
    { code: 'other', wins: other },
  ];
}

export function zodiacClassOf(_: number, outcome: number, { animal }: { readonly animal: number }): number {
  return outcome === animal ? 0 : 1;
}

/** A property of the special that every number has. */
function ofSpecial(
  code: string,
  labels: readonly string[],
  classes: readonly OddsClass[],
  outcomeOf: (number: number) => number,
  classOf: (outcome: number) => number,
): Play {
  return play({
    code,
    group: 'special',
    formula: { by: 'each' },
    slots: [slot('picks', labels, specialPlace)],
    classes,
    classOf: (_, outcome) => classOf(outcome),
    hits: (draw) => {
      const outcome = outcomeOf(draw[6] ?? 1);
      return [hit(bit(outcome), { oddsClass: classOf(outcome) })];
    },
  });
}

/** A colour combined with a side. 49 is in neither half. */
function halfWaves(code: string, sides: readonly [string, string], sideOf: (number: number) => number): Play {
  const outcomeOf = (number: number) => colourOf(number) * 2 + sideOf(number);
  const labels = colours.flatMap((colour) => sides.map((side) => `${colour}-${side}`));
  const wins = winsBy(labels.length, (number) => (number === number49 ? null : outcomeOf(number)));
  return play({
    code,
    group: 'special',
    formula: { by: 'each' },
    slots: [slot('picks', labels, specialPlace)],
    classes: classesByLabel(labels, wins).map((oddsClass) => ({ ...oddsClass, returned })),
    classOf: (_, outcome) => outcome,
    hits: (draw, { flags }) => {
      const number = draw[6] ?? 1;
      if (number === number49) return flags.fortyNine === 'returned' ? [returnedHit((1n << BigInt(labels.length)) - 1n)] : [];
      return [hit(bit(outcomeOf(number)), { oddsClass: outcomeOf(number) })];
    },
  });
}

/** Draws by an outcome of the special. */
function winsBy(count: number, outcomeOf: (number: number) => number | null): bigint[] {
  return Array.from({ length: count }, (_, outcome) => {
    return BigInt(allNumbers.filter((number) => outcomeOf(number) === outcome).length) * perSpecial;
  });
}
