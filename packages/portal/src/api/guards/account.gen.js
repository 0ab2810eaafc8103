// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v) && isWhole(v.serverTime) && isWhole(v.idleEnd) && isWhole(v.finalEnd);

export const guards = {
  keepSessionAlive: shape1,
  sessionLife: shape1,
};
