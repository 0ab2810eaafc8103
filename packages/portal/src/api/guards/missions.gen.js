// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.amount) && ((v) => ["CASH","BONUS"].includes(v))(v.rewardTo);
const shape2 = (v) => isRecord(v) && isWhole(v.rank) && isText(v.name) && isWhole(v.staked) && isFlag(v.isOwn);
const shape3 = (v) => isRecord(v) && isWhole(v.rank) && isWhole(v.staked) && ((v) => isWhole(v) || isNull(v))(v.behind);
const shape4 = (v) => isRecord(v) && isText(v.endsAt) && isText(v.asOf) && isText(v.now) && isText(v.currency) && ((v) => Array.isArray(v) && v.every(shape2))(v.top) && ((v) => shape3(v) || isNull(v))(v.own);
const shape5 = (v) => isRecord(v) && isText(v.id) && isText(v.title) && ((v) => ["daily","weekly"].includes(v))(v.period) && isText(v.periodStart) && isText(v.endsAt) && ((v) => ["stake","rounds","days"].includes(v))(v.goal) && ((v) => isText(v) || isNull(v))(v.gameType) && ((v) => isText(v) || isNull(v))(v.gameTypeTitle) && isWhole(v.target) && isWhole(v.progress) && isWhole(v.reward) && ((v) => ["CASH","BONUS"].includes(v))(v.rewardTo) && ((v) => isWhole(v) || isNull(v))(v.rollover) && ((v) => ["open","claimable","claimed"].includes(v))(v.state);
const shape6 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape5))(v.missions) && isWhole(v.claimable) && isText(v.currency) && isText(v.now);

export const guards = {
  claimMission: shape1,
  missionLeaderboard: shape4,
  missionSummary: shape6,
};
