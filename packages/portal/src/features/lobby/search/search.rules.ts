import { makeNameMatcher, type NamePart } from '@livery/contract/name-match';
import type { Game } from '@livery/contract/shapes';
import { nameOf } from '../lobby.rules.ts';

/** A game, with the matching parts of its name. */
export interface Hit {
  game: Game;
  parts: NamePart[];
}

/** Games with matching names, best first. The gateway's results for the same search always count. */
export function findGames(loaded: readonly Game[], search: string, found: readonly Game[] = []): Hit[] {
  const match = makeNameMatcher(search);
  const foundIds = new Set(found.map(({ nodeId }) => nodeId));
  const games = [...found, ...loaded.filter(({ nodeId }) => !foundIds.has(nodeId))];
  const hits = games.flatMap((game) => {
    const fit = match(nameOf(game));
    return fit === null && !foundIds.has(game.nodeId) ? [] : [{ game, parts: fit?.parts ?? [], rank: fit?.rank ?? Infinity }];
  });
  return hits.toSorted((one, other) => Math.sign(one.rank - other.rank) || 0).map(({ game, parts }) => ({ game, parts }));
}

/** A name split into matches of the search and the text between. */
export function piecesOf(name: string, parts: readonly NamePart[]): { text: string; isFound: boolean; start: number }[] {
  const pieces = [];
  let from = 0;
  for (const { start, end } of parts) {
    pieces.push({ text: name.slice(from, start), isFound: false, start: from }, { text: name.slice(start, end), isFound: true, start });
    from = end;
  }
  pieces.push({ text: name.slice(from), isFound: false, start: from });
  return pieces.filter(({ text }) => text !== '');
}
