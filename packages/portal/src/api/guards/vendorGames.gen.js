// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNumber = Number.isFinite;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameType) && isText(v.gameName);
const shape2 = (v) => isRecord(v) && isWhole(v.home) && isWhole(v.away);
const shape3 = (v) => isRecord(v) && ((v) => isWhole(v) || isNull(v))(v.home) && ((v) => isWhole(v) || isNull(v))(v.draw) && ((v) => isWhole(v) || isNull(v))(v.away);
const shape4 = (v) => isRecord(v) && isText(v.fixtureId) && isText(v.sport) && isText(v.league) && isText(v.home) && isText(v.away) && isText(v.startsAt) && isFlag(v.isLive) && isWhole(v.progress) && shape2(v.score) && shape3(v.odds) && isFlag(v.hasDraw);
const shape5 = (v) => isRecord(v) && ((v) => shape1(v) || isNull(v))(v.book) && ((v) => Array.isArray(v) && v.every(shape4))(v.list);
const shape6 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameCode) && isText(v.gameType) && isText(v.isGame) && isText(v.cardId) && ((v) => [0,1].includes(v))(v.isHot) && isFlag(v.isNew) && ((v) => isText(v) || isNull(v))(v.showIcon) && ((v) => isText(v) || isNull(v))(v.iconUrl) && isText(v.gameName) && isText(v.nodeName) && isText(v.displayName) && isFlag(v.hasDemo) && isFlag(v.maintenance) && ((v) => isNumber(v) || isNull(v))(v.rtp);
const shape7 = (v) => isRecord(v) && isWhole(v.reels) && isWhole(v.rows) && isWhole(v.lines) && isWhole(v.freeSpins);
const shape8 = (v) => isRecord(v) && isWhole(v.least) && isWhole(v.most) && isText(v.unit);
const shape9 = (v) => isRecord(v) && shape6(v.game) && isText(v.vendorName) && isFlag(v.isOpen) && ((v) => ["slot","dice","mines","crash","roulette","lottery","vendor"].includes(v))(v.rules) && ((v) => shape7(v) || isNull(v))(v.reels) && ((v) => isWhole(v) || isNull(v))(v.maxWin) && ((v) => shape8(v) || isNull(v))(v.stakes) && isFlag(v.hasPlayed) && ((v) => Array.isArray(v) && v.every(shape6))(v.similar);
const shape10 = (v) => isRecord(v) && isWhole(v.serverTime) && isWhole(v.since) && isWhole(v.stake) && isWhole(v.net) && isWhole(v.open) && isWhole(v.balance) && isText(v.unit);
const shape11 = (v) => isRecord(v) && isText(v.roomId) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameType) && isText(v.gameName) && isText(v.vendorName) && isWhole(v.minStake) && isWhole(v.maxStake) && isText(v.currency) && isWhole(v.players) && isFlag(v.maintenance);
const shape12 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape11))(v.list);
const shape13 = (v) => isRecord(v) && isText(v.gameType) && isText(v.title) && isWhole(v.games);
const shape14 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape13))(v.list);

export const guards = {
  fixtures: shape5,
  gameDetails: shape9,
  gamePlay: shape10,
  rooms: shape12,
  vendorGameTypes: shape14,
};
