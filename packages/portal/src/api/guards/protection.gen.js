// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isText(v.id) && isText(v.name) && isText(v.createdAt) && ((v) => isText(v) || isNull(v))(v.usedAt);
const shape2 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(isText))(v.recoveryCodes);
const shape3 = (v) => isRecord(v) && isText(v.secret) && isText(v.uri);
const shape4 = (v) => isRecord(v) && isText(v.provider) && isText(v.label) && isText(v.linkedAt);
const shape5 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape4))(v.list) && isFlag(v.hasPassword);
const shape6 = (v) => isRecord(v) && isText(v.id) && isText(v.name);
const shape7 = (v) => isRecord(v) && isText(v.id) && isText(v.name) && isText(v.displayName);
const shape8 = (v) => isRecord(v) && isWhole(v.alg) && ((v) => ["public-key"].includes(v))(v.type);
const shape9 = (v) => isRecord(v) && isText(v.id) && isText(v.type) && (v.transports === undefined || ((v) => Array.isArray(v) && v.every(isText))(v.transports));
const shape10 = (v) => isRecord(v) && isText(v.residentKey) && isFlag(v.requireResidentKey) && isText(v.userVerification);
const shape11 = (v) => isRecord(v) && (v.credProps === undefined || isFlag(v.credProps));
const shape12 = (v) => isRecord(v) && shape6(v.rp) && shape7(v.user) && isText(v.challenge) && ((v) => Array.isArray(v) && v.every(shape8))(v.pubKeyCredParams) && isWhole(v.timeout) && ((v) => Array.isArray(v) && v.every(shape9))(v.excludeCredentials) && shape10(v.authenticatorSelection) && isText(v.attestation) && shape11(v.extensions);
const shape13 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.list);
const shape14 = (v) => isRecord(v);
const shape15 = (v) => isRecord(v) && isFlag(v.isOn) && isWhole(v.recoveryCodesLeft) && isFlag(v.hasPassword);

export const guards = {
  addPasskey: shape1,
  confirmSecondFactor: shape2,
  enrolSecondFactor: shape3,
  linkSignIn: shape5,
  passkeyCreation: shape12,
  passkeys: shape13,
  removePasskey: shape14,
  renamePasskey: shape14,
  renewRecoveryCodes: shape2,
  secondFactor: shape15,
  signInLinks: shape5,
  turnOffSecondFactor: shape14,
  unlinkSignIn: shape5,
};
