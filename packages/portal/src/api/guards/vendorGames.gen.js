// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const shape1 = (v) => isRecord(v) && isText(v.roomId) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameType) && isText(v.gameName) && isText(v.vendorName) && isWhole(v.minStake) && isWhole(v.maxStake) && isText(v.currency) && isWhole(v.players) && isFlag(v.maintenance);
const shape2 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.list);
const shape3 = (v) => isRecord(v) && isText(v.gameType) && isText(v.title) && isWhole(v.games);
const shape4 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape3))(v.list);

export const guards = {
  rooms: shape2,
  vendorGameTypes: shape4,
};
