// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isText(v.id) && isText(v.name) && isText(v.createdAt) && ((v) => isText(v) || isNull(v))(v.usedAt);
const shape2 = (v) => isRecord(v) && isText(v.id) && isText(v.name);
const shape3 = (v) => isRecord(v) && isText(v.id) && isText(v.name) && isText(v.displayName);
const shape4 = (v) => isRecord(v) && isWhole(v.alg) && ((v) => ["public-key"].includes(v))(v.type);
const shape5 = (v) => isRecord(v) && isText(v.id) && isText(v.type) && (v.transports === undefined || ((v) => Array.isArray(v) && v.every(isText))(v.transports));
const shape6 = (v) => isRecord(v) && isText(v.residentKey) && isFlag(v.requireResidentKey) && isText(v.userVerification);
const shape7 = (v) => isRecord(v) && (v.credProps === undefined || isFlag(v.credProps));
const shape8 = (v) => isRecord(v) && shape2(v.rp) && shape3(v.user) && isText(v.challenge) && ((v) => Array.isArray(v) && v.every(shape4))(v.pubKeyCredParams) && isWhole(v.timeout) && ((v) => Array.isArray(v) && v.every(shape5))(v.excludeCredentials) && shape6(v.authenticatorSelection) && isText(v.attestation) && shape7(v.extensions);
const shape9 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel);
const shape10 = (v) => isRecord(v) && isText(v.token) && isFlag(v.firstTimeLogin) && isFlag(v.passwordExpired) && shape9(v.memberInfo);
const shape11 = (v) => isRecord(v) && isText(v.challenge) && isText(v.rpId) && isWhole(v.timeout) && isText(v.userVerification);
const shape12 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.list);
const shape13 = (v) => isRecord(v);

export const guards = {
  addPasskey: shape1,
  passkeyCreation: shape8,
  passkeyLogin: shape10,
  passkeyRequest: shape11,
  passkeys: shape12,
  removePasskey: shape13,
  renamePasskey: shape13,
};
