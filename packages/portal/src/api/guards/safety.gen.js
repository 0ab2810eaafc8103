// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && ((v) => isText(v) || isNull(v))(v.version) && ((v) => isText(v) || isNull(v))(v.validFrom) && ((v) => isText(v) || isNull(v))(v.changes) && isFlag(v.isAgreed);
const shape2 = (v) => isRecord(v) && isText(v.until);
const shape3 = (v) => isRecord(v) && isWhole(v.serverTime) && isWhole(v.since) && isWhole(v.stake) && isWhole(v.payout) && isWhole(v.net) && isText(v.currency);

export const guards = {
  agreeToTerms: shape1,
  confirmIdentity: shape2,
  sessionPlay: shape3,
  termsConsent: shape1,
};
