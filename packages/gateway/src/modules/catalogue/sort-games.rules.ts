import type { GameSort } from '@livery/contract/game-sorts';
import { inLanguage } from '#base/texts.ts';
import type { OfferedGame } from './offer.rules.ts';

type Compare = (one: OfferedGame, other: OfferedGame) => number;

const returnOf = ({ rtp }: OfferedGame): number => (rtp === null ? 0 : Number(rtp));
const rankOf = ({ hot_rank }: OfferedGame): number => hot_rank ?? Number.MAX_SAFE_INTEGER;

/** Names are compared without case and accents. */
const compares: Record<GameSort, (language: string) => Compare> = {
  hot: () => (one, other) => rankOf(one) - rankOf(other),
  new: () => (one, other) => other.node_id - one.node_id,
  name: (language) => (one, other) => {
    const [first, second] = [inLanguage(one.search, language), inLanguage(other.search, language)];
    return first < second ? -1 : Number(first > second);
  },
  rtp: () => (one, other) => returnOf(other) - returnOf(one),
};

/** Equal games keep their places. */
export function sortGames(games: readonly OfferedGame[], sort: GameSort | undefined, language: string): readonly OfferedGame[] {
  return sort === undefined ? games : games.toSorted(compares[sort](language));
}
