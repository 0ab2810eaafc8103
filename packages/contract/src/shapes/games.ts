import Type from 'typebox';
import { gameSorts } from '../game-sorts.ts';
import { lotteryViews, prizeModes } from '../lotteries.ts';
import { text, whole } from './inputs.ts';

/**
 * `gameType` is one of the catalogue's types (specification, section 3). `isGame` VASSALAGE opens the vendor's list
 * instead of a game. `rtp` is the published return in percent. `isNew` marks the games of the list NEW.
 */
export const Game = Type.Object({
  nodeId: Type.Integer(),
  vassalage: Type.String(),
  gameCode: Type.String(),
  gameType: Type.String(),
  isGame: Type.String(),
  cardId: Type.String(),
  isHot: Type.Enum([0, 1]),
  isNew: Type.Boolean(),
  showIcon: Type.Union([Type.String(), Type.Null()]),
  iconUrl: Type.Union([Type.String(), Type.Null()]),
  gameName: Type.String(),
  nodeName: Type.String(),
  displayName: Type.String(),
  hasDemo: Type.Boolean(),
  maintenance: Type.Boolean(),
  rtp: Type.Union([Type.Number(), Type.Null()]),
});

export const VendorCard = Type.Object({
  nodeId: Type.Integer(),
  cardId: Type.String(),
  vassalage: Type.String(),
  nodeName: Type.String(),
  gameType: Type.String(),
  isGame: Type.String(),
  lagerIcon: Type.String(),
});

const Classify = Type.Object({ key: Type.String(), displayName: Type.String(), vendors: Type.Record(Type.String(), Type.String()) });

export const VendorCategory = Type.Object({
  gameCategory: Type.String(),
  title: Type.String(),
  cards: Type.Array(VendorCard),
  gameClassify: Type.Array(Classify),
});

/** Query strings arrive as text. The gateway converts the numbers. */
const GameListQuery = Type.Object({
  clientType: Type.Literal(3),
  platform: Type.Enum(['flash', 'html5-desktop']),
  merchant: text(32),
  gameType: text(16),
  vassalage: Type.Optional(text(32)),
  gameClassify: Type.Optional(text(32)),
  gameName: Type.Optional(text(80)),
  sort: Type.Optional(Type.Enum([...gameSorts])),
  pageNo: whole({ minimum: 1, maximum: 10_000 }),
  pageSize: whole({ minimum: 1, maximum: 100 }),
  language: text(8),
  imgSize: Type.Optional(text(16)),
  iconType: Type.Optional(text(16)),
});

const HotGamesQuery = Type.Object({
  merchantCode: text(32),
  isPlatform: Type.Literal(2),
  gameType: Type.Optional(text(16)),
  vassalage: Type.Optional(text(32)),
  platform: Type.Enum(['flash', 'html5-desktop']),
  language: text(8),
});

const VendorsQuery = Type.Object({ platform: Type.Enum(['flash', 'html5-desktop']), language: Type.Optional(text(8)) });

/** A vendor, with the types of its games. */
export const Lane = Type.Object({
  vassalage: Type.String(),
  name: Type.String(),
  gameTypes: Type.Array(Type.String()),
  lagerIcon: Type.String(),
});

const PagedQuery = Type.Object({
  pageNo: whole({ minimum: 1, maximum: 10_000 }),
  pageSize: whole({ minimum: 1, maximum: 100 }),
  language: text(8),
});

const FavouriteBody = Type.Object({ nodeId: whole(), vendor: text(32), gameType: text(16) }, { additionalProperties: false });

const launchFields = {
  nodeId: whole(),
  vassalage: text(32),
  gameType: text(16),
  language: text(8),
  device: Type.Literal('WEB'),
  backUrl: Type.Optional(text(512)),
  /** The match at which a sportsbook opens, and the result to put on the slip. */
  fixture: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
  pick: Type.Optional(Type.Enum(['home', 'draw', 'away'])),
};

const LaunchDemoBody = Type.Object(launchFields, { additionalProperties: false });

/** A lottery needs `backUrl` and the last five fields. Other games need none of them. */
const LaunchBody = Type.Object(
  {
    ...launchFields,
    lottoArea: Type.Optional(Type.Literal('VN')),
    launchMode: Type.Optional(Type.Literal('LOTT')),
    prizeMode: Type.Optional(Type.Enum([...prizeModes])),
    gameCode: Type.Optional(text(32)),
    view: Type.Optional(Type.Enum([...lotteryViews])),
  },
  { additionalProperties: false },
);

/**
 * `url` is on the games' origin and contains a ticket that works once, for 60 seconds. A lottery's is a path within the
 * site, without its language: `/lottery`, `/seaLottery` for prize mode SEA, or `/vnLottery` for a Vietnamese prize
 * list, with `?game=<nodeId>` for view `betting`.
 */
const LaunchValue = Type.Object({ url: Type.String(), gameName: Type.String() });

/** An entry of the board. `winAmount` is in minor units. */
const Winner = Type.Object({
  player: Type.String(),
  gameName: Type.String(),
  winAmount: Type.Integer(),
  currency: Type.String(),
  avatar: Type.String(),
  nodeId: Type.Integer(),
});

const WinnersQuery = Type.Object({
  gameCategory: Type.Literal('ALL'),
  language: text(8),
  limitNum: whole({ minimum: 1, maximum: 20 }),
});

const VendorGameTypesQuery = Type.Object({ vassalage: text(32, 1), language: text(8) });

/** A type of which a vendor has games. `title` is in the requested language. */
const VendorGameType = Type.Object({ gameType: Type.String(), title: Type.String(), games: Type.Integer() });

const RoomsQuery = Type.Object({ vassalage: Type.Optional(text(32)), language: text(8) });

/** A table of a card room. Stakes are in minor units, and `players` are those sitting at it now. */
const Room = Type.Object({
  roomId: Type.String(),
  nodeId: Type.Integer(),
  vassalage: Type.String(),
  gameType: Type.String(),
  gameName: Type.String(),
  vendorName: Type.String(),
  minStake: Type.Integer(),
  maxStake: Type.Integer(),
  currency: Type.String(),
  players: Type.Integer(),
  maintenance: Type.Boolean(),
});

/**
 * A member's last session of a game. `open` is the stake of unfinished rounds. Times are in milliseconds, money in
 * minor units of `unit`.
 */
const GamePlay = Type.Object({
  serverTime: Type.Integer(),
  since: Type.Integer(),
  stake: Type.Integer(),
  net: Type.Integer(),
  open: Type.Integer(),
  balance: Type.Integer(),
  unit: Type.String(),
});

/** The rules of a game. A vendor explains its own games. */
const GameRules = Type.Enum(['slot', 'dice', 'mines', 'crash', 'roulette', 'lottery', 'vendor']);

/**
 * Everything that a player can read about a game before playing it. `isOpen` is false while its provider does not
 * answer. `maxWin` is the most that one round can pay, in hundredths of its stake, and `reels` describes a house slot;
 * null if only the vendor knows. `stakes` are minor units of the caller's currency. `hasPlayed` tells whether the
 * member has started the game before.
 */
const GameDetails = Type.Object({
  game: Game,
  vendorName: Type.String(),
  isOpen: Type.Boolean(),
  rules: GameRules,
  reels: Type.Union([
    Type.Object({ reels: Type.Integer(), rows: Type.Integer(), lines: Type.Integer(), freeSpins: Type.Integer() }),
    Type.Null(),
  ]),
  maxWin: Type.Union([Type.Integer(), Type.Null()]),
  stakes: Type.Union([Type.Object({ least: Type.Integer(), most: Type.Integer(), unit: Type.String() }), Type.Null()]),
  hasPlayed: Type.Boolean(),
  similar: Type.Array(Game),
});

const FixturesQuery = Type.Object({ gameType: Type.Enum(['SPORTS', 'ESPORTS']), language: text(8) });

/** In hundredths. Null while it cannot be taken. */
const Odds = Type.Union([Type.Integer(), Type.Null()]);

/**
 * A match open for bets. Times are in ISO 8601, `progress` in percent. `odds.draw` is also null if a draw is not a
 * result.
 */
const Fixture = Type.Object({
  fixtureId: Type.String(),
  sport: Type.String(),
  league: Type.String(),
  home: Type.String(),
  away: Type.String(),
  startsAt: Type.String(),
  isLive: Type.Boolean(),
  progress: Type.Integer(),
  score: Type.Object({ home: Type.Integer(), away: Type.Integer() }),
  odds: Type.Object({ home: Odds, draw: Odds, away: Odds }),
  hasDraw: Type.Boolean(),
});

/** Their sportsbook, or null. */
const BookOfFixtures = Type.Union([
  Type.Object({ nodeId: Type.Integer(), vassalage: Type.String(), gameType: Type.String(), gameName: Type.String() }),
  Type.Null(),
]);

export const games = {
  gameMenus: { query: Type.Object({ language: Type.Optional(text(8)) }), value: Type.Object({ categories: Type.Array(VendorCategory) }) },
  gameList: { query: GameListQuery, value: Type.Object({ games: Type.Array(Game), totalPages: Type.Integer(), total: Type.Integer() }) },
  hotGames: { query: HotGamesQuery, value: Type.Object({ list: Type.Array(Game) }) },
  vendors: { query: VendorsQuery, value: Type.Object({ data: Type.Object({ lanes: Type.Array(Lane) }) }) },
  launchDemo: { body: LaunchDemoBody, value: LaunchValue },
  launchGame: { body: LaunchBody, value: LaunchValue },
  favouriteIds: { value: Type.Object({ favGameIds: Type.Array(Type.Integer()) }) },
  favouriteList: {
    query: PagedQuery,
    value: Type.Object({ content: Type.Array(Game), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  },
  addFavourite: { body: FavouriteBody, value: Type.Object({ favGameIds: Type.Array(Type.Integer()) }) },
  removeFavourite: { body: FavouriteBody, value: Type.Object({ favGameIds: Type.Array(Type.Integer()) }) },
  recentGames: { query: PagedQuery, value: Type.Object({ list: Type.Array(Game), totalPages: Type.Integer() }) },
  vendorGameTypes: { query: VendorGameTypesQuery, value: Type.Object({ list: Type.Array(VendorGameType) }) },
  gamePlay: { query: Type.Object({ nodeId: whole() }), value: GamePlay },
  gameDetails: { query: Type.Object({ nodeId: whole(), language: text(8) }), value: GameDetails },
  fixtures: { query: FixturesQuery, value: Type.Object({ book: BookOfFixtures, list: Type.Array(Fixture) }) },
  rooms: { query: RoomsQuery, value: Type.Object({ list: Type.Array(Room) }) },
  winners: { query: WinnersQuery, value: Type.Object({ list: Type.Array(Winner) }) },
};
