// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v) && isWhole(v.balance) && isText(v.currency) && isText(v.currencySymbol) && isText(v.asOf);

export const guards = {
  balance: shape1,
};
