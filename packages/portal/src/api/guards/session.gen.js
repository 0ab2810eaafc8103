// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const shape1 = (v) => isRecord(v) && isText(v.captchaId) && isText(v.image);
const shape2 = (v) => isRecord(v) && isText(v.kty) && isText(v.crv) && isText(v.x) && isText(v.y) && isText(v.kid) && isText(v.use) && isText(v.alg);
const shape3 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.keys) && isWhole(v.serverTime);
const shape4 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel) && isFlag(v.sendsToUpline) && isFlag(v.sendsToDownline);
const shape5 = (v) => isRecord(v) && isText(v.token) && isFlag(v.firstTimeLogin) && isFlag(v.passwordExpired) && (v.firstPassword === undefined || isFlag(v.firstPassword)) && shape4(v.memberInfo);
const shape6 = (v) => isRecord(v) && ((v) => v === true)(v.twoFactor) && isText(v.challenge) && ((v) => Array.isArray(v) && v.every((v) => ["totp","recovery"].includes(v)))(v.methods);
const shape7 = (v) => isRecord(v);
const shape8 = (v) => isRecord(v) && isWhole(v.expiredMinutes);

export const guards = {
  captcha: shape1,
  keySet: shape3,
  login: (v) => shape5(v) || shape6(v),
  loginFreePlay: shape5,
  logout: shape7,
  sendLoginCode: shape8,
};
