// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const shape1 = (v) => isRecord(v) && isWhole(v.id) && isText(v.title) && isText(v.content) && isText(v.publishedAt) && isFlag(v.isRead);
const shape2 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.items) && isText(v.now);
const shape3 = (v) => isRecord(v) && isWhole(v.unread);

export const guards = {
  agentNotices: shape2,
  readAgentNotices: shape3,
};
