// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameType) && isText(v.gameName);
const shape2 = (v) => isRecord(v) && isWhole(v.home) && isWhole(v.away);
const shape3 = (v) => isRecord(v) && ((v) => isWhole(v) || isNull(v))(v.home) && ((v) => isWhole(v) || isNull(v))(v.draw) && ((v) => isWhole(v) || isNull(v))(v.away);
const shape4 = (v) => isRecord(v) && isText(v.fixtureId) && isText(v.sport) && isText(v.league) && isText(v.home) && isText(v.away) && isText(v.startsAt) && isFlag(v.isLive) && isWhole(v.progress) && shape2(v.score) && shape3(v.odds) && isFlag(v.hasDraw);
const shape5 = (v) => isRecord(v) && ((v) => shape1(v) || isNull(v))(v.book) && ((v) => Array.isArray(v) && v.every(shape4))(v.list);
const shape6 = (v) => isRecord(v) && isWhole(v.serverTime) && isWhole(v.since) && isWhole(v.stake) && isWhole(v.net) && isWhole(v.open) && isWhole(v.balance) && isText(v.unit);
const shape7 = (v) => isRecord(v) && isText(v.roomId) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameType) && isText(v.gameName) && isText(v.vendorName) && isWhole(v.minStake) && isWhole(v.maxStake) && isText(v.currency) && isWhole(v.players) && isFlag(v.maintenance);
const shape8 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape7))(v.list);
const shape9 = (v) => isRecord(v) && isText(v.gameType) && isText(v.title) && isWhole(v.games);
const shape10 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape9))(v.list);

export const guards = {
  fixtures: shape5,
  gamePlay: shape6,
  rooms: shape8,
  vendorGameTypes: shape10,
};
