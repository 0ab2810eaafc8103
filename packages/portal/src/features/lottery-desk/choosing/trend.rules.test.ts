import { expect, test } from 'vitest';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { kindCodes } from '@livery/lottery/model/kind';
import { aBoard, aResult } from '../lottery-desk.builders.ts';
import { trendRows, trendSlots } from './trend.rules.ts';

test('counts the digits of a place next to the exact chance', () => {
  const ssc = kindOf('SSC');
  const first = trendSlots(ssc).find(({ id }) => id === 'place 0');
  if (first === undefined) throw new Error('No place');
  const results = [3, 3, 7, 0].map((digit, place) => aResult(place, 'SSC', { numbers: [digit, 1, 2, 3, 4] }));
  const rows = trendRows(first, ssc, results, aBoard('SSC').flags);
  expect(rows[3]).toMatchObject({ label: '3', omission: 0, count: 2, longest: 2, expected: 0.4, oneIn: 10 });
  expect(rows[7]).toMatchObject({ omission: 2, count: 1 });
  expect(rows[9]).toMatchObject({ omission: 4, count: 0 });
});

test.each(kindCodes)('has slots to choose from in %s, and reads a result for each', (code) => {
  const kind = kindOf(code);
  const slots = trendSlots(kind);
  expect(slots.length).toBeGreaterThan(0);
  for (const slot of slots) {
    const rows = trendRows(slot, kind, [aResult(0, code)], aBoard(code).flags);
    expect(rows.length).toBe(slot.play.slots[slot.place]?.labels.length);
    expect(rows.every(({ oneIn, expected }) => oneIn >= 1 && expected <= 1)).toBe(true);
  }
});
