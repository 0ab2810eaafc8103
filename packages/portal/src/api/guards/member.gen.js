// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel);

export const guards = {
  memberInfo: shape1,
};
