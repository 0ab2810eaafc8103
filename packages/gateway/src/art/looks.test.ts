import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameKind } from './looks.ts';
import { assignLooks, gameKinds } from './looks.ts';

const kind = fc.constantFrom(...gameKinds);
const games = fc.uniqueArray(fc.record({ id: fc.oneof(fc.string(), fc.nat()), kind }), { selector: (game) => game.id, maxLength: 60 });

describe('assignLooks', () => {
  it('never gives two neighbours the same family and palette', () => {
    fc.assert(
      fc.property(games, (list) => {
        const kinds = new Map<string | number, GameKind>(list.map((game) => [game.id, game.kind]));
        const looks = assignLooks(
          list.map((game) => game.id),
          (id) => kinds.get(id) ?? 'RNG',
        );
        looks.slice(1).forEach((look, i) => {
          expect(look.family === looks[i]?.family && look.palette === looks[i]?.palette).toBe(false);
          expect(look.palette).not.toBe(looks[i]?.palette);
        });
      }),
    );
  });

  it('never repeats a family side by side where the kind has more than one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { maxLength: 60 }), (ids) => {
        const looks = assignLooks(ids);
        looks.slice(1).forEach((look, i) => expect(look.family).not.toBe(looks[i]?.family));
      }),
    );
  });

  it('is fixed by the ids and their order', () => {
    const ids = Array.from({ length: 50 }, (_, i) => `game-${i}`);
    expect(assignLooks(ids)).toEqual(assignLooks(ids));
  });

  it('keeps a kind to the families that a player would believe', () => {
    const families = (of: GameKind) => new Set(assignLooks([1, 2, 3, 4, 5, 6, 7, 8, 9], () => of).map((look) => look.family));
    expect([...families('FISH')]).toEqual(['underwater']);
    expect([...families('COCKFIGHT')]).toEqual(['rooster']);
    for (const family of families('LIVE')) expect(['table', 'cards', 'wheel', 'dice']).toContain(family);
    for (const family of families('SPORTS')) expect(['pitch', 'trophy']).toContain(family);
  });
});
