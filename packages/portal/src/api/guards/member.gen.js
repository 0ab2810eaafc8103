// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v);
const shape2 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel);
const shape3 = (v) => isRecord(v) && isText(v.username);

export const guards = {
  changePassword: shape1,
  memberInfo: shape2,
  resetPasswordByEmail: shape1,
  resetPasswordByLink: shape3,
  resetPasswordByPhone: shape3,
};
