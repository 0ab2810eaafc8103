// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const shape1 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(isText))(v.recoveryCodes);
const shape2 = (v) => isRecord(v) && isText(v.secret) && isText(v.uri);
const shape3 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel);
const shape4 = (v) => isRecord(v) && isText(v.token) && isFlag(v.firstTimeLogin) && isFlag(v.passwordExpired) && shape3(v.memberInfo);
const shape5 = (v) => isRecord(v) && isFlag(v.isOn) && isWhole(v.recoveryCodesLeft) && isFlag(v.hasPassword);
const shape6 = (v) => isRecord(v);

export const guards = {
  confirmSecondFactor: shape1,
  enrolSecondFactor: shape2,
  passSecondFactor: shape4,
  renewRecoveryCodes: shape1,
  secondFactor: shape5,
  turnOffSecondFactor: shape6,
};
