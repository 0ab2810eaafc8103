// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const shape1 = (v) => isRecord(v) && isText(v.pictureId) && isFlag(v.isThere);
const shape2 = (v) => isRecord(v) && isWhole(v.number) && ((v) => ["visitor","desk"].includes(v))(v.from) && isText(v.text) && ((v) => Array.isArray(v) && v.every(isText))(v.pictures) && isText(v.at);
const shape3 = (v) => isRecord(v) && isText(v.title) && isFlag(v.isEnded) && ((v) => Array.isArray(v) && v.every(shape2))(v.messages);
const shape4 = (v) => isRecord(v) && isText(v.modelId) && isText(v.csType) && isText(v.title) && isFlag(v.isOpen);
const shape5 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape4))(v.list);
const shape6 = (v) => isRecord(v) && isText(v.content);
const shape7 = (v) => isRecord(v) && isFlag(v.isEnded);
const shape8 = (v) => isRecord(v) && isText(v.chatUrl);
const shape9 = (v) => isRecord(v) && isText(v.pictureId);

export const guards = {
  askChatPicture: shape1,
  chat: shape3,
  chatModels: shape5,
  chatPicture: shape6,
  endChat: shape7,
  launchChat: shape8,
  sendChatPicture: shape9,
  writeToChat: shape2,
};
