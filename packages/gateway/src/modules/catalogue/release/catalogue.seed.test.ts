import { describe, expect, it } from 'vitest';
import { makeCatalogue } from './catalogue.seed.ts';
import { gameTypes } from '../game-types.rules.ts';
import { lotteryClassOf, lotteryKindOf } from '../lottery-kind.rules.ts';
import { looksOf } from './looks.seed.ts';

const catalogue = makeCatalogue();

describe('the catalogue', () => {
  it('holds more than a thousand games, each with a unique name in both languages', () => {
    expect(catalogue.length).toBeGreaterThan(1_000);
    for (const key of ['en', 'pt'] as const) expect(new Set(catalogue.map(({ names }) => names[key])).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ nodeId }) => nodeId)).size).toBe(catalogue.length);
  });

  it('is the same each time it is built', () => {
    expect(makeCatalogue()).toEqual(catalogue);
  });

  it('has games of every type of the specification [entity-07]', () => {
    const known = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'INHOUSE', 'LOTT', 'ELOTT'];
    for (const type of known) expect(catalogue.some((game) => game.type === type)).toBe(true);
    for (const { type } of catalogue) expect(gameTypes).toContain(type);
  });

  it('has thirteen hot games, one under maintenance, and a few without a working picture', () => {
    expect(
      catalogue
        .filter(({ hotRank }) => hotRank !== null)
        .map(({ hotRank }) => hotRank)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([...Array(13).keys()]);
    expect(catalogue.filter(({ maintenance }) => maintenance).map(({ names }) => names.en)).toEqual(['Closed Gate']);
    expect(catalogue.filter(({ icon }) => icon === 'broken').length).toBeGreaterThan(1);
    expect(catalogue.filter(({ icon }) => icon === 'none')).toHaveLength(1);
  });

  it('has at least eight originals that can be tried for play money', () => {
    expect(catalogue.filter(({ type, hasDemo, model }) => type === 'INHOUSE' && hasDemo && model !== null).length).toBeGreaterThanOrEqual(
      8,
    );
  });

  it('plays as its tiles promise: by the house, or else by a vendor', () => {
    const models = (type: string) => new Set(catalogue.filter((game) => game.type === type).map(({ model }) => model));
    for (const type of ['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT']) expect(models(type), type).toEqual(new Set([null]));
    for (const [word, model] of [
      ['Dice', 'dice'],
      ['Mines', 'mines'],
    ] as const) {
      const named = catalogue.filter(({ type, names }) => type === 'MINI' && names.en.split(' ').includes(word));
      expect(new Set(named.map((game) => game.model))).toEqual(new Set([model]));
    }
  });

  it('has eighteen lotteries that the house draws, of every kind [lottery-06]', () => {
    const lotteries = catalogue.filter(({ type }) => type === 'LOTT' || type === 'ELOTT');
    expect(lotteries.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 10 }, (_, i) => `LOTTO-${25_001 + i}`),
      ...Array.from({ length: 8 }, (_, i) => `TCG-${26_001 + i}`),
    ]);
    const kinds = (vendor: string) =>
      Object.entries(Object.groupBy(lotteries, ({ vendor: own, model }) => (own === vendor ? (lotteryKindOf(model) ?? '') : 'elsewhere')))
        .filter(([kind]) => kind !== 'elsewhere')
        .map(([kind, games]) => [kind, games?.length]);
    expect(Object.fromEntries(kinds('LOTTO'))).toEqual({ LHC: 2, LF: 3, '8OF20': 2, VN18: 2, VN27: 1 });
    expect(Object.fromEntries(kinds('TCG'))).toEqual({ SSC: 3, PK10: 3, '11X5': 2 });
    for (const { model, gameClass } of lotteries) expect(gameClass).toBe(lotteryClassOf(lotteryKindOf(model) ?? 'SSC'));
  });

  it('gives no two neighbours the same palette, in any list', () => {
    const looks = looksOf(catalogue);
    const lists = [
      ...gameTypes.map((type) => catalogue.filter((game) => game.type === type)),
      catalogue.filter(({ vendor }) => vendor === 'PG'),
    ];
    for (const list of lists) {
      list.slice(1).forEach((game, i) => expect(looks.get(game.nodeId)?.palette).not.toBe(looks.get(list[i]?.nodeId ?? 0)?.palette));
    }
  });

  it('draws balls for quick lotteries, and a race for races', () => {
    const looks = looksOf(catalogue);
    const familiesOf = (word: string) =>
      new Set(
        catalogue.filter(({ type, names }) => type === 'ELOTT' && names.en.includes(word)).map(({ nodeId }) => looks.get(nodeId)?.family),
      );
    expect(familiesOf('Digits')).toEqual(new Set(['balls']));
    expect(familiesOf('5 of 11')).toEqual(new Set(['balls']));
    expect(familiesOf('Race 10')).toEqual(new Set(['racing']));
  });

  it.each([
    ['Basketball', 'basketball'],
    ['Tennis', 'tennis'],
    ['Football', 'football'],
    ['Combat', 'boxing'],
    ['Dominoes', 'dominoes'],
    ['Seahorse', 'seahorse'],
    ['Octopus', 'octopus'],
    ['Wheel', 'wheel'],
    ['Dice', 'dice'],
  ])('draws what %s promises', (word, family) => {
    const looks = looksOf(catalogue);
    const named = catalogue.filter(({ names }) => names.en.split(' ').includes(word));
    expect(new Set(named.map(({ nodeId }) => looks.get(nodeId)?.family))).toEqual(new Set([family]));
  });
});
