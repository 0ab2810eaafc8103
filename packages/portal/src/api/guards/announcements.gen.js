// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const shape1 = (v) => isRecord(v) && ((v) => ["none","page","link","game"].includes(v))(v.type) && isText(v.target);
const shape2 = (v) => isRecord(v) && isWhole(v.id) && isText(v.groupName) && isText(v.imageUrl) && isText(v.title) && isText(v.text) && shape1(v.linkage);
const shape3 = (v) => isRecord(v) && isWhole(v.id) && isText(v.title) && isText(v.content) && isText(v.promotionType) && ((v) => ["A","B","F"].includes(v))(v.execution) && isText(v.publishedAt);
const shape4 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.banners) && ((v) => Array.isArray(v) && v.every(shape3))(v.player) && ((v) => Array.isArray(v) && v.every(shape3))(v.popup) && ((v) => Array.isArray(v) && v.every(shape3))(v.promotion);

export const guards = {
  announcements: shape4,
};
