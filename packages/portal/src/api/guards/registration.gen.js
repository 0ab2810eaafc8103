// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isText(v.affiliateCode) && ((v) => ["player","agent"].includes(v))(v.kind);
const shape2 = (v) => isRecord(v);
const shape3 = (v) => isRecord(v) && isWhole(v.merchant) && isText(v.purpose) && isWhole(v.until);
const shape4 = (v) => isRecord(v) && isText(v.algorithm) && isWhole(v.cost) && shape3(v.data) && isWhole(v.expiresAt) && isWhole(v.keyLength) && isText(v.keyPrefix) && isText(v.keySignature) && isText(v.nonce) && isText(v.salt);
const shape5 = (v) => isRecord(v) && shape4(v.parameters) && isText(v.signature);
const shape6 = (v) => isRecord(v) && ((v) => isText(v) || isNull(v))(v.name);
const shape7 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel) && isFlag(v.sendsToUpline) && isFlag(v.sendsToDownline);
const shape8 = (v) => isRecord(v) && isText(v.token) && isFlag(v.firstTimeLogin) && isFlag(v.passwordExpired) && (v.firstPassword === undefined || isFlag(v.firstPassword)) && shape7(v.memberInfo);
const shape9 = (v) => isRecord(v) && isWhole(v.expiredMinutes);

export const guards = {
  affiliate: shape1,
  followInvitation: shape2,
  humanChallenge: shape5,
  inviter: shape6,
  register: shape8,
  registerMobile: shape8,
  sendRegisterCode: shape9,
};
