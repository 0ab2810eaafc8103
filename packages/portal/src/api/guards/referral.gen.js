// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v);
const shape2 = (v) => isRecord(v) && isWhole(v.clicks) && isWhole(v.registrations) && isWhole(v.firstDeposits);
const shape3 = (v) => isRecord(v) && isText(v.code) && shape2(v.funnel);

export const guards = {
  followReferral: shape1,
  referral: shape3,
};
