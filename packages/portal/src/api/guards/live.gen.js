// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v) && isWhole(v.unread) && isWhole(v.rewards) && isWhole(v.missions);

export const guards = {
  unreadCount: shape1,
};
