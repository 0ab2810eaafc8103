import { foldText } from '@livery/contract/fold-text';
import { makeNameMatcher } from '@livery/contract/name-match';
import { inLanguage } from '#base/texts.ts';
import { gameTypes, vendorTypes, type GameTypeCode } from './game-types.rules.ts';
import { lotteryGroupOf, lotteryKindOf } from './lottery-kind.rules.ts';
import type { GameDifference, GameRow, VendorRow } from './catalogue.repo.ts';

/** The release's games for all merchants. Never write to it: every merchant's lists share its rows. */
export interface Release {
  /** In the order of the lists. */
  readonly games: readonly GameRow[];
  /** In the order of the menus. */
  readonly vendors: readonly VendorRow[];
  readonly byNode: ReadonlyMap<number, GameRow>;
}

export function makeRelease(games: readonly GameRow[], vendors: readonly VendorRow[]): Release {
  return { games, vendors, byNode: new Map(games.map((game) => [game.node_id, game])) };
}

/**
 * A game as a merchant offers it. `maintenance` and `hot_rank` are the merchant's. A vendor's game that no aggregator
 * opens is under maintenance.
 */
export type OfferedGame = GameRow;

export interface GameFilter {
  readonly type: string;
  readonly vendor?: string | undefined;
  readonly gameClass?: string | undefined;
  /** A part of the name, ignoring case and accents. A search of all types also forgives typos. */
  readonly name?: string | undefined;
  readonly language: string;
}

/** An empty value and ALL both mean that nothing is selected. */
export function given(value: string | undefined): string | undefined {
  return value === '' || value === 'ALL' ? undefined : value;
}

/** Lottery groups, such as eight of twenty, are classes too, so that the lottery menu reaches all games. */
function isOfClass({ game_class, model }: OfferedGame, gameClass: string): boolean {
  const kind = lotteryKindOf(model);
  return game_class === gameClass || (kind !== null && lotteryGroupOf(kind) === gameClass);
}

export interface VendorOfType {
  readonly code: string;
  readonly name: string;
  readonly position: number;
  readonly type: GameTypeCode;
  /** Classes of the vendor's games of this type. */
  readonly classes: ReadonlySet<string>;
}

/** Two pages of the lists. */
const newestGames = 36;

export interface OfferTerms {
  /** Types that are off, even if vendors or overrides enable them. */
  readonly withoutTypes: readonly GameTypeCode[];
  /** Whether an aggregator opens a game for the merchant. */
  readonly isBrought: (game: GameRow) => boolean;
  /** The provider's name of the house's own games for players: the brand. */
  readonly houseName: string;
}

/** The house as a provider of games. */
const house = 'HOUSE';

/** One merchant's games in memory: the release's, with the merchant's differences applied. */
export class Offer {
  readonly #byType = new Map<string, OfferedGame[]>();
  readonly #different = new Map<number, OfferedGame | null>();
  readonly #release: Release;
  readonly #vendors: ReadonlySet<string>;
  readonly #withoutTypes: ReadonlySet<string>;
  readonly #isBrought: (game: GameRow) => boolean;
  readonly #houseName: string;
  #all: readonly OfferedGame[] | null = null;
  #hot: OfferedGame[] | null = null;
  #new: readonly OfferedGame[] | null = null;
  #newIds: ReadonlySet<number> | null = null;
  #groups: VendorOfType[] | null = null;

  constructor(
    release: Release,
    vendors: readonly string[],
    differences: readonly GameDifference[],
    { withoutTypes, isBrought, houseName }: OfferTerms,
  ) {
    this.#release = release;
    this.#isBrought = isBrought;
    this.#houseName = houseName;
    this.#vendors = new Set(vendors);
    this.#withoutTypes = new Set(withoutTypes);
    for (const difference of differences) {
      const game = release.byNode.get(difference.node_id);
      if (game !== undefined) this.#different.set(game.node_id, this.#laidOver(game, difference));
    }
    for (const game of release.games)
      if (this.#rests(game) && !this.#different.has(game.node_id))
        this.#different.set(game.node_id, this.#isOffered(game, null) ? { ...game, maintenance: true } : null);
    for (const { node_id, type } of release.games) {
      const game = this.game(node_id);
      if (game === null) continue;
      const list = this.#byType.get(type);
      if (list === undefined) this.#byType.set(type, [game]);
      else list.push(game);
    }
  }

  /** Null for a game that the merchant does not offer. */
  game(nodeId: number): OfferedGame | null {
    const different = this.#different.get(nodeId);
    if (different !== undefined) return different;
    const game = this.#release.byNode.get(nodeId);
    return game !== undefined && this.#isOffered(game, null) ? game : null;
  }

  /** Whether the release has the game but the merchant offers no games of its type. */
  isLeftOut(nodeId: number): boolean {
    const type = this.#release.byNode.get(nodeId)?.type;
    return type !== undefined && this.#withoutTypes.has(type);
  }

  /** A provider's name for players: the brand for the house's own games. */
  vendorName(code: string): string {
    return code === house ? this.#houseName : (this.#release.vendors.find((vendor) => vendor.code === code)?.name ?? code);
  }

  /** A game by its number, vendor and type. Null unless all three match. */
  find(nodeId: number, vendor: string, type: string): OfferedGame | null {
    const game = this.game(nodeId);
    return game?.vendor === vendor && game.type === type ? game : null;
  }

  /** In list order. A search of all types is ordered by how well the name fits. */
  list({ type, vendor, gameClass, name, language }: GameFilter): readonly OfferedGame[] {
    const wanted = foldText(name ?? '').trim();
    const games = this.#ofType(type);
    if (vendor === undefined && gameClass === undefined && wanted === '') return games;
    const chosen = games.filter(
      (game) => (vendor === undefined || game.vendor === vendor) && (gameClass === undefined || isOfClass(game, gameClass)),
    );
    if (wanted === '') return chosen;
    if (type !== 'ALL') return chosen.filter(({ search }) => inLanguage(search, language).includes(wanted));
    const match = makeNameMatcher(wanted);
    return chosen
      .flatMap((game) => {
        const found = match(inLanguage(game.search, language));
        return found === null ? [] : [{ game, rank: found.rank }];
      })
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ game }) => game);
  }

  #ofType(type: string): readonly OfferedGame[] {
    if (type === 'NEW') return this.#newest();
    return type === 'ALL' ? this.#ofAllTypes() : (this.#byType.get(type) ?? []);
  }

  #ofAllTypes(): readonly OfferedGame[] {
    this.#all ??= [...this.#byType.values()].flat();
    return this.#all;
  }

  /** In the order of their ranks. */
  hot(type?: string, vendor?: string): OfferedGame[] {
    this.#hot ??= this.#ofAllTypes()
      .filter(({ hot_rank }) => hot_rank !== null)
      .toSorted((a, b) => (a.hot_rank ?? 0) - (b.hot_rank ?? 0) || a.node_id - b.node_id);
    return this.#hot.filter((game) => (type === undefined || game.type === type) && (vendor === undefined || game.vendor === vendor));
  }

  /** The newest playable games, newest first. */
  #newest(): readonly OfferedGame[] {
    this.#new ??= this.#playable(this.#ofAllTypes())
      .toSorted((a, b) => b.node_id - a.node_id)
      .slice(0, newestGames);
    return this.#new;
  }

  /** Whether a game is in the list NEW. */
  isNew(nodeId: number): boolean {
    this.#newIds ??= new Set(this.#newest().map(({ node_id }) => node_id));
    return this.#newIds.has(nodeId);
  }

  /** A vendor's types in menu order, with their number of games. */
  typesOf(vendor: string): { type: GameTypeCode; games: number }[] {
    const types = this.vendorGroups().filter(({ code }) => code === vendor);
    return types
      .toSorted((one, other) => gameTypes.indexOf(one.type) - gameTypes.indexOf(other.type))
      .map(({ type }) => ({ type, games: this.list({ type, vendor, language: 'en' }).length }));
  }

  /** Playable games: first of the same class, then of the same type, then hot games and the house's own. */
  suggestions(game: OfferedGame, count: number, isOpen: (other: OfferedGame) => boolean = () => true): OfferedGame[] {
    const alike = this.#playable(this.#byType.get(game.type) ?? []);
    const isNear = ({ game_class }: OfferedGame): boolean => game_class === game.game_class;
    const others = this.#playable([...this.hot(), ...(this.#byType.get('INHOUSE') ?? [])]);
    const suggested = [...alike.filter(isNear), ...alike.filter((other) => !isNear(other)), ...others];
    return [...new Set(suggested)].filter((other) => other.node_id !== game.node_id && isOpen(other)).slice(0, count);
  }

  /** The vendors of each type. A vendor with two types is in both. */
  vendorGroups(): readonly VendorOfType[] {
    return (this.#groups ??= this.#makeGroups());
  }

  #makeGroups(): VendorOfType[] {
    const groups = new Map<string, VendorOfType & { classes: Set<string> }>();
    const vendors = new Map(this.#release.vendors.map((vendor) => [vendor.code, vendor]));
    for (const { type, vendor, game_class } of this.#ofAllTypes()) {
      const known = vendors.get(vendor);
      if (known === undefined) continue;
      const group = groups.get(`${type}:${vendor}`) ?? {
        ...known,
        name: this.vendorName(vendor),
        type,
        classes: new Set<string>(),
      };
      if (game_class !== null) group.classes.add(game_class);
      groups.set(`${type}:${vendor}`, group);
    }
    return [...groups.values()].toSorted((a, b) => a.position - b.position);
  }

  #isOffered({ type, vendor }: GameRow, offered: boolean | null): boolean {
    return !this.#withoutTypes.has(type) && (offered ?? this.#vendors.has(vendor));
  }

  /** Whether neither the house nor an aggregator runs the game. */
  #rests(game: GameRow): boolean {
    return game.model === null && vendorTypes.has(game.type) && !this.#isBrought(game);
  }

  /** Games that can be opened now. */
  #playable(games: readonly OfferedGame[]): OfferedGame[] {
    return games.filter(({ maintenance }) => !maintenance);
  }

  #laidOver(game: GameRow, { offered, maintenance, is_hot, hot_rank }: GameDifference): OfferedGame | null {
    if (!this.#isOffered(game, offered)) return null;
    return {
      ...game,
      maintenance: game.maintenance || maintenance || this.#rests(game),
      hot_rank: is_hot === null ? game.hot_rank : hot_rank,
    };
  }
}
