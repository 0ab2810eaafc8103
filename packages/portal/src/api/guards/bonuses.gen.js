// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.id) && isText(v.source) && isWhole(v.amount) && isWhole(v.required) && isWhole(v.worked) && ((v) => ["active","released","forfeited","expired"].includes(v))(v.state) && isText(v.grantedAt) && isText(v.expiresAt) && ((v) => isText(v) || isNull(v))(v.endedAt);
const shape2 = (v) => isRecord(v) && isWhole(v.count) && isWhole(v.amount);
const shape3 = (v) => isRecord(v) && isText(v.gameType) && isText(v.title) && isWhole(v.share);
const shape4 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && shape2(v.held) && isText(v.currency) && isText(v.now) && ((v) => Array.isArray(v) && v.every(shape3))(v.contributions);
const shape5 = (v) => isRecord(v) && isWhole(v.amount);

export const guards = {
  bonuses: shape4,
  forfeitBonus: shape5,
};
