// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  addFavourite: (value: unknown) => boolean;
  favouriteIds: (value: unknown) => boolean;
  favouriteList: (value: unknown) => boolean;
  gameList: (value: unknown) => boolean;
  gameMenus: (value: unknown) => boolean;
  hotGames: (value: unknown) => boolean;
  launchDemo: (value: unknown) => boolean;
  launchGame: (value: unknown) => boolean;
  recentGames: (value: unknown) => boolean;
  removeFavourite: (value: unknown) => boolean;
  vendors: (value: unknown) => boolean;
  winners: (value: unknown) => boolean;
};
