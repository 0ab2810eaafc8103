import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionCount, resultOf } from './self-test.rules.ts';

const scored = (score: number) => Array.from({ length: questionCount }, (_, index) => Math.min(3, Math.max(0, score - 3 * index)));

it('reads the band of the index from the sum of all answers', () => {
  const bands = { none: [0], low: [1, 2], moderate: [3, 7], high: [8, 27] } as const;
  for (const [band, scores] of Object.entries(bands)) for (const score of scores) expect(resultOf(scored(score)), String(score)).toBe(band);
});

it('gives no result until every question is answered', () => {
  const answers = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: questionCount, maxLength: questionCount });
  fc.assert(
    fc.property(answers, fc.integer({ min: 0, max: questionCount - 1 }), (given, missing) => {
      expect(resultOf(given)).not.toBeNull();
      expect(resultOf(given.map((answer, index) => (index === missing ? null : answer)))).toBeNull();
    }),
  );
});
