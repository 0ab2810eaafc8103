// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v) && isWhole(v.amount);
const shape2 = (v) => isRecord(v) && isWhole(v.level) && isText(v.title) && isWhole(v.stakeFrom) && isWhole(v.reward) && ((v) => ["locked","reached","claimable","claimed"].includes(v))(v.state);
const shape3 = (v) => isRecord(v) && isWhole(v.level) && isWhole(v.staked) && isText(v.currency) && ((v) => Array.isArray(v) && v.every(shape2))(v.levels);

export const guards = {
  claimVipReward: shape1,
  vip: shape3,
};
