// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.amount);
const shape2 = (v) => isRecord(v) && isText(v.gameType) && isText(v.title) && isWhole(v.rate) && isWhole(v.staked) && isWhole(v.accrued);
const shape3 = (v) => isRecord(v) && isWhole(v.amount) && isText(v.claimedAt);
const shape4 = (v) => isRecord(v) && isWhole(v.total) && isText(v.currency) && ((v) => Array.isArray(v) && v.every(shape2))(v.lines) && ((v) => shape3(v) || isNull(v))(v.lastClaim);

export const guards = {
  claimRebate: shape1,
  rebate: shape4,
};
