// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isText(v.id) && isText(v.name) && isText(v.createdAt) && ((v) => isText(v) || isNull(v))(v.usedAt);
const shape2 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(isText))(v.recoveryCodes);
const shape3 = (v) => isRecord(v) && isText(v.secret) && isText(v.uri);
const shape4 = (v) => isRecord(v) && isText(v.id) && isText(v.name);
const shape5 = (v) => isRecord(v) && isText(v.id) && isText(v.name) && isText(v.displayName);
const shape6 = (v) => isRecord(v) && isWhole(v.alg) && ((v) => ["public-key"].includes(v))(v.type);
const shape7 = (v) => isRecord(v) && isText(v.id) && isText(v.type) && (v.transports === undefined || ((v) => Array.isArray(v) && v.every(isText))(v.transports));
const shape8 = (v) => isRecord(v) && isText(v.residentKey) && isFlag(v.requireResidentKey) && isText(v.userVerification);
const shape9 = (v) => isRecord(v) && (v.credProps === undefined || isFlag(v.credProps));
const shape10 = (v) => isRecord(v) && shape4(v.rp) && shape5(v.user) && isText(v.challenge) && ((v) => Array.isArray(v) && v.every(shape6))(v.pubKeyCredParams) && isWhole(v.timeout) && ((v) => Array.isArray(v) && v.every(shape7))(v.excludeCredentials) && shape8(v.authenticatorSelection) && isText(v.attestation) && shape9(v.extensions);
const shape11 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.list);
const shape12 = (v) => isRecord(v);
const shape13 = (v) => isRecord(v) && isFlag(v.isOn) && isWhole(v.recoveryCodesLeft) && isFlag(v.hasPassword);

export const guards = {
  addPasskey: shape1,
  confirmSecondFactor: shape2,
  enrolSecondFactor: shape3,
  passkeyCreation: shape10,
  passkeys: shape11,
  removePasskey: shape12,
  renamePasskey: shape12,
  renewRecoveryCodes: shape2,
  secondFactor: shape13,
  turnOffSecondFactor: shape12,
};
