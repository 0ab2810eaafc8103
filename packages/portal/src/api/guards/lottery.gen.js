// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNumber = Number.isFinite;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameCode) && isText(v.gameType) && isText(v.isGame) && isText(v.cardId) && ((v) => [0,1].includes(v))(v.isHot) && ((v) => isText(v) || isNull(v))(v.showIcon) && ((v) => isText(v) || isNull(v))(v.iconUrl) && isText(v.gameName) && isText(v.nodeName) && isText(v.displayName) && isFlag(v.hasDemo) && isFlag(v.maintenance) && ((v) => isNumber(v) || isNull(v))(v.rtp);
const shape2 = (v) => isRecord(v) && ((v) => ["11X5","LF","LHC","PK10","SSC"].includes(v))(v.lotteryType) && isText(v.title) && ((v) => Array.isArray(v) && v.every(shape1))(v.games);
const shape3 = (v) => isRecord(v) && ((v) => ["LOTT","ZY","ELOTT","SEA"].includes(v))(v.prizeMode) && ((v) => Array.isArray(v) && v.every(shape2))(v.groups);

export const guards = {
  lotteryMenu: shape3,
};
