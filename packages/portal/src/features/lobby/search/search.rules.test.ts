import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGame } from '../lobby.builders.ts';
import { findGames, piecesOf } from './search.rules.ts';

const named = (...names: string[]) => names.map((gameName, index) => buildGame(index + 1, { gameName }));
const namesOf = (hits: ReturnType<typeof findGames>) => hits.map(({ game }) => game.gameName);

test('loaded games are found despite a typo, the best match first', () => {
  const loaded = named('Antiger', 'Tigre Solar', 'Fortune Tiger', 'Tiger', 'Moon');
  expect(namesOf(findGames(loaded, 'tiger'))).toEqual(['Tiger', 'Fortune Tiger', 'Antiger', 'Tigre Solar']);
  expect(namesOf(findGames(loaded, 'fotrune'))).toEqual(['Fortune Tiger']);
});

test('games found by the gateway are listed once, even if the name does not match the search', () => {
  const [tiger, moon] = named('Tiger', 'Lua');
  if (tiger === undefined || moon === undefined) throw new Error('Two games');
  expect(namesOf(findGames([tiger], 'tiger', [moon, tiger]))).toEqual(['Tiger', 'Lua']);
});

test('the pieces of a name join to the full name, for any search', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, text, (name, search) => {
      const [hit] = findGames(named(name || 'Game'), search);
      const pieces = piecesOf(name || 'Game', hit?.parts ?? []);
      expect(pieces.map((piece) => piece.text).join('')).toBe(name || 'Game');
      expect(pieces.some(({ isFound }) => isFound)).toBe(hit !== undefined);
    }),
  );
});
