import { expect, test } from 'vitest';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { kindCodes } from '@livery/lottery/model/kind';
import english from '../lottery-desk.en.json' with { type: 'json' };
import portuguese from '../lottery-desk.pt.json' with { type: 'json' };
import { nameOf } from './play-names.rules.ts';

test('names plays by what they require', () => {
  expect(['first3-direct', 'any-3', 'first5-any', 'de', 'de-4', 'head-3', 'normal', 'lo-2'].map(nameOf)).toEqual([
    { key: 'direct', n: 0 },
    { key: 'any-n', n: 3 },
    { key: 'any', n: 0 },
    { key: 'de-n', n: 2 },
    { key: 'de-n', n: 4 },
    { key: 'head-n', n: 3 },
    { key: 'normal', n: 0 },
    { key: 'lo-n', n: 2 },
  ]);
});

test.each([
  ['en', english],
  ['pt', portuguese],
])('has a name for each play, group, slot and label of all kinds in %s', (_language, texts) => {
  const plays = kindCodes.flatMap((kind) => kindOf(kind).plays);
  const missing = (of: object, names: readonly string[]) => [...new Set(names)].filter((name) => !Object.hasOwn(of, name));
  const keys = plays.map(({ code }) => nameOf(code).key);
  expect([...missing(texts.plays, keys), ...missing(texts.how, keys)]).toEqual([]);
  expect(
    missing(
      texts.groups,
      plays.map(({ group }) => group),
    ),
  ).toEqual([]);
  const slots = plays.flatMap((play) => play.slots);
  const isCounted = /^(?:place-\d+|\d+-\d+)$/;
  expect(
    missing(
      texts.slots,
      slots.map(({ code }) => code).filter((code) => !isCounted.test(code)),
    ),
  ).toEqual([]);
  const words = slots.flatMap(({ labels }) => labels).filter((label) => !/^\d+$/.test(label));
  expect(
    missing(
      texts.labels,
      words.flatMap((word) => word.split('-')),
    ),
  ).toEqual([]);
});
