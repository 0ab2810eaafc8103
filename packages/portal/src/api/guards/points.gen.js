// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.id) && ((v) => ["cash","bonus","goods","conversion"].includes(v))(v.kind) && isText(v.title) && ((v) => isText(v) || isNull(v))(v.imageUrl) && isWhole(v.quantity) && isWhole(v.points) && ((v) => isWhole(v) || isNull(v))(v.amount) && isText(v.currency) && ((v) => ["inProcess","rejected","approved"].includes(v))(v.state) && isText(v.remark) && isText(v.createdAt) && ((v) => isText(v) || isNull(v))(v.decidedAt);
const shape2 = (v) => isRecord(v) && shape1(v.redemption) && isWhole(v.balance);
const shape3 = (v) => isRecord(v) && isText(v.id) && isText(v.at) && ((v) => ["earned","undone","redeemed","returned","converted","adjusted"].includes(v))(v.kind) && ((v) => isText(v) || isNull(v))(v.title) && isWhole(v.points) && isWhole(v.balance);
const shape4 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape3))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isWhole(v.balance) && isWhole(v.pending);
const shape5 = (v) => isRecord(v) && isWhole(v.level) && isText(v.title) && isWhole(v.multiplier);
const shape6 = (v) => isRecord(v) && isWhole(v.points) && isWhole(v.amount) && isWhole(v.minimum) && isWhole(v.daily) && isWhole(v.left);
const shape7 = (v) => isRecord(v) && isText(v.currency) && isWhole(v.stakePerPoint) && isWhole(v.level) && isWhole(v.multiplier) && ((v) => Array.isArray(v) && v.every(shape5))(v.levels) && shape6(v.conversion) && isFlag(v.hasPaymentPassword);
const shape8 = (v) => isRecord(v) && isWhole(v.id) && ((v) => ["cash","bonus","goods"].includes(v))(v.kind) && isText(v.title) && isText(v.text) && isText(v.imageUrl) && isWhole(v.points) && ((v) => isWhole(v) || isNull(v))(v.amount) && ((v) => isWhole(v) || isNull(v))(v.rollover) && isWhole(v.stakeFrom) && isWhole(v.stock);
const shape9 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape8))(v.goods) && isText(v.currency);
const shape10 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape8))(v.goods) && isWhole(v.staked) && isText(v.currency);
const shape11 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.items) && ((v) => isText(v) || isNull(v))(v.next);

export const guards = {
  convertPoints: shape2,
  pointBalance: shape4,
  pointConfig: shape7,
  pointGoods: shape9,
  pointRewards: shape10,
  redeemHistory: shape11,
  redeemReward: shape2,
};
