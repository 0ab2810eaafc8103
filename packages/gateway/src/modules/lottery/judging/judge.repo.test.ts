import { kindOf } from '@livery/lottery/kinds/kinds';
import { judge, payOf } from '@livery/lottery/model/judge';
import { kindCodes, type Kind } from '@livery/lottery/model/kind';
import { linesOf, problemOf } from '@livery/lottery/model/lines';
import { maskOf } from '@livery/lottery/model/mask';
import type { Play, Selection } from '@livery/lottery/model/play';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { bitsOfSelection, maskOfBits } from '../tickets/selection.rules.ts';
import { resultOf } from './judge.repo.ts';

const { owner } = await openTestGateway();

function drawsOf({ space }: Kind): fc.Arbitrary<number[]> {
  switch (space.by) {
    case 'digits':
      return fc.array(fc.integer({ min: 0, max: 9 }), { minLength: space.count, maxLength: space.count });
    case 'distinct':
      return fc.shuffledSubarray(
        Array.from({ length: space.of }, (_, place) => place + 1),
        { minLength: space.count, maxLength: space.count },
      );
    case 'prizes':
      // Few last digits, so that they repeat.
      return fc.tuple(...space.digits.map((digits) => fc.integer({ min: 0, max: 9 }).map((ending) => (ending * 11) % 10 ** digits)));
  }
}

/** Random valid selections. Now and then a slot contains the drawn number. */
function selectionsOf(play: Play): fc.Arbitrary<Selection> {
  const slots = play.slots.map(({ labels, min, max }) =>
    fc
      .uniqueArray(fc.integer({ min: 0, max: labels.length - 1 }), {
        minLength: min,
        maxLength: Math.min(max, labels.length, Math.max(min, 12)),
      })
      .map(maskOf),
  );
  return fc.tuple(...slots).filter((selection) => problemOf(play, selection) === null);
}

describe.each(kindCodes.map((code) => [code] as const))('%s', (code) => {
  const kind = kindOf(code);

  it('is settled in the database as by the formulas of its plays', async () => {
    let winners = 0;
    for (const play of kind.plays) {
      const context = fc.record({
        animal: fc.integer({ min: 0, max: 11 }),
        flags: fc.record({
          fortyNine: fc.constantFrom('returned' as const, 'lost' as const),
          tie: fc.constantFrom('returned' as const, 'lost' as const),
          thirty: fc.constantFrom('returned' as const, 'lost' as const),
        }),
      });
      const odds = play.classes.map((_, place) => 150 + place * 37);
      await fc.assert(
        fc.asyncProperty(
          drawsOf(kind),
          fc.array(selectionsOf(play), { minLength: 4, maxLength: 8 }),
          context,
          async (draw, selections, by) => {
            const stake = 133;
            const rows = selections.map(
              (selection, place) =>
                sql`(${place}::integer, ${bitsOfSelection(play, selection)}::varbit[], ${linesOf(play, selection)}::bigint)`,
            );
            const judged = await sql<{ payout: number; returned: number }>`
            SELECT paid.payout, paid.returned FROM (VALUES ${sql.join(rows)}) AS t (place, slots, lines)
            CROSS JOIN (VALUES ${resultOf(play, draw, by)}) AS p (play, formula, take, slots, layers, masks, classes)
            CROSS JOIN LATERAL lottery_pay(p.formula, p.take, t.slots, t.lines, ${stake}::bigint, ${odds}::integer[],
              p.slots, p.layers, p.masks, p.classes) AS paid ORDER BY t.place`.execute(owner);
            const expected = selections.map((selection) => {
              const result = judge(play, selection, play.hits(draw, by));
              const payout = payOf(result, odds, stake);
              if (payout > 0) winners++;
              return { payout, returned: result.returned * stake };
            });
            expect(judged.rows, play.code).toEqual(expected);
          },
        ),
        { numRuns: 12 },
      );
    }
    expect(winners).toBeGreaterThan(20);
  });

  it('converts every mask to bits and back', () => {
    for (const play of kind.plays)
      fc.assert(
        fc.property(selectionsOf(play), (selection) => {
          expect(bitsOfSelection(play, selection).map(maskOfBits)).toEqual(selection);
        }),
        { numRuns: 5 },
      );
  });
});
