// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNumber = Number.isFinite;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(isWhole))(v.favGameIds);
const shape2 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameCode) && isText(v.gameType) && isText(v.isGame) && isText(v.cardId) && ((v) => [0,1].includes(v))(v.isHot) && isFlag(v.isNew) && ((v) => isText(v) || isNull(v))(v.showIcon) && ((v) => isText(v) || isNull(v))(v.iconUrl) && isText(v.gameName) && isText(v.nodeName) && isText(v.displayName) && isFlag(v.hasDemo) && isFlag(v.maintenance) && ((v) => isNumber(v) || isNull(v))(v.rtp);
const shape3 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.content) && isWhole(v.pageNum) && isWhole(v.totalPages);
const shape4 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.games) && isWhole(v.totalPages) && isWhole(v.total);
const shape5 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.cardId) && isText(v.vassalage) && isText(v.nodeName) && isText(v.gameType) && isText(v.isGame) && isText(v.lagerIcon);
const shape6 = (v) => isRecord(v) && Object.values(v).every(isText);
const shape7 = (v) => isRecord(v) && isText(v.key) && isText(v.displayName) && shape6(v.vendors);
const shape8 = (v) => isRecord(v) && isText(v.gameCategory) && isText(v.title) && ((v) => Array.isArray(v) && v.every(shape5))(v.cards) && ((v) => Array.isArray(v) && v.every(shape7))(v.gameClassify);
const shape9 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape8))(v.categories);
const shape10 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.list);
const shape11 = (v) => isRecord(v) && isText(v.url) && isText(v.gameName);
const shape12 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.list) && isWhole(v.totalPages);
const shape13 = (v) => isRecord(v) && isText(v.vassalage) && isText(v.name) && ((v) => Array.isArray(v) && v.every(isText))(v.gameTypes) && isText(v.lagerIcon);
const shape14 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape13))(v.lanes);
const shape15 = (v) => isRecord(v) && shape14(v.data);
const shape16 = (v) => isRecord(v) && isText(v.player) && isText(v.gameName) && isWhole(v.winAmount) && isText(v.currency) && isText(v.avatar) && isWhole(v.nodeId);
const shape17 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape16))(v.list);

export const guards = {
  addFavourite: shape1,
  favouriteIds: shape1,
  favouriteList: shape3,
  gameList: shape4,
  gameMenus: shape9,
  hotGames: shape10,
  launchDemo: shape11,
  launchGame: shape11,
  recentGames: shape12,
  removeFavourite: shape1,
  vendors: shape15,
  winners: shape17,
};
