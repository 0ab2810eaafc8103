// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isText(v.id) && ((v) => ["account","bonus","deposit","news","reward","transfer","withdrawal"].includes(v))(v.topic) && isText(v.title) && isText(v.sentAt) && isFlag(v.isRead) && isText(v.body) && ((v) => isText(v) || isNull(v))(v.link);
const shape2 = (v) => isRecord(v) && isText(v.id) && ((v) => ["account","bonus","deposit","news","reward","transfer","withdrawal"].includes(v))(v.topic) && isText(v.title) && isText(v.sentAt) && isFlag(v.isRead) && isText(v.excerpt);
const shape3 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape4 = (v) => isRecord(v) && isWhole(v.unread) && isWhole(v.rewards) && isWhole(v.missions) && isWhole(v.claimable);
const shape5 = (v) => isRecord(v) && isWhole(v.changed) && shape4(v.counts);

export const guards = {
  letter: shape1,
  letters: shape3,
  readLetters: shape5,
  removeLetters: shape5,
};
