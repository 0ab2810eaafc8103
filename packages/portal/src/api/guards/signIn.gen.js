// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel) && isFlag(v.sendsToUpline) && isFlag(v.sendsToDownline);
const shape2 = (v) => isRecord(v) && isText(v.token) && isFlag(v.firstTimeLogin) && isFlag(v.passwordExpired) && (v.firstPassword === undefined || isFlag(v.firstPassword)) && shape1(v.memberInfo);
const shape3 = (v) => isRecord(v) && ((v) => v === true)(v.twoFactor) && isText(v.challenge) && ((v) => Array.isArray(v) && v.every((v) => ["totp","recovery"].includes(v)))(v.methods);
const shape4 = (v) => isRecord(v) && ((v) => v === true)(v.unlinked) && isText(v.ticket) && ((v) => isText(v) || isNull(v))(v.provider) && isText(v.nickname);
const shape5 = (v) => isRecord(v) && isText(v.challenge) && isText(v.rpId) && isWhole(v.timeout) && isText(v.userVerification);
const shape6 = (v) => isRecord(v) && isWhole(v.expiredMinutes) && isText(v.session);
const shape7 = (v) => isRecord(v) && isText(v.id) && isText(v.name);
const shape8 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape7))(v.providers) && isFlag(v.phone);
const shape9 = (v) => isRecord(v) && isText(v.address) && isText(v.state);

export const guards = {
  finishPhoneSignIn: (v) => shape2(v) || shape3(v) || shape4(v),
  finishSignIn: (v) => shape2(v) || shape3(v) || shape4(v),
  joinBySignIn: shape2,
  passSecondFactor: shape2,
  passkeyLogin: shape2,
  passkeyRequest: shape5,
  sendSignInCode: shape6,
  signInProviders: shape8,
  startSignIn: shape9,
};
