// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const shape1 = (v) => isRecord(v) && isWhole(v.number) && ((v) => ["visitor","desk"].includes(v))(v.from) && isText(v.text) && isText(v.at);
const shape2 = (v) => isRecord(v) && isText(v.title) && isFlag(v.isEnded) && ((v) => Array.isArray(v) && v.every(shape1))(v.messages);
const shape3 = (v) => isRecord(v) && isText(v.modelId) && isText(v.csType) && isText(v.title) && isFlag(v.isOpen);
const shape4 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape3))(v.list);
const shape5 = (v) => isRecord(v) && isFlag(v.isEnded);
const shape6 = (v) => isRecord(v) && isText(v.chatUrl);

export const guards = {
  chat: shape2,
  chatModels: shape4,
  endChat: shape5,
  launchChat: shape6,
  writeToChat: shape1,
};
