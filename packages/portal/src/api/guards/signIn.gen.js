// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const shape1 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel);
const shape2 = (v) => isRecord(v) && isText(v.token) && isFlag(v.firstTimeLogin) && isFlag(v.passwordExpired) && shape1(v.memberInfo);
const shape3 = (v) => isRecord(v) && isText(v.challenge) && isText(v.rpId) && isWhole(v.timeout) && isText(v.userVerification);

export const guards = {
  passSecondFactor: shape2,
  passkeyLogin: shape2,
  passkeyRequest: shape3,
};
