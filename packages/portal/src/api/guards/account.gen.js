// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && ((v) => ["image/png","image/svg+xml"].includes(v))(v.contentType) && isText(v.image);
const shape2 = (v) => isRecord(v) && ((v) => isText(v) || isNull(v))(v.value) && isFlag(v.isLocked);
const shape3 = (v) => isRecord(v) && shape2(v.payeeName) && shape2(v.birthday) && shape2(v.idNumber) && shape2(v.nationality) && shape2(v.placeOfBirth) && shape2(v.address) && shape2(v.whatsapp) && shape2(v.telegram) && shape2(v.facebook) && shape2(v.line) && shape2(v.wechat) && shape2(v.qqNum) && shape2(v.zalo);
const shape4 = (v) => isRecord(v) && ((v) => isText(v) || isNull(v))(v.value) && isFlag(v.isConfirmed);
const shape5 = (v) => isRecord(v) && shape4(v.mobile) && shape4(v.email);
const shape6 = (v) => isRecord(v) && isText(v.nickname) && shape3(v.fields) && shape5(v.contacts) && isText(v.passwordChangedAt) && isFlag(v.hasSecondFactor) && isWhole(v.birthdayAge);
const shape7 = (v) => isRecord(v) && ((v) => isText(v) || isNull(v))(v.browser) && ((v) => isText(v) || isNull(v))(v.system);
const shape8 = (v) => isRecord(v) && isText(v.id) && shape7(v.device) && isText(v.network) && isText(v.startedAt) && isText(v.seenAt) && isFlag(v.isThis);
const shape9 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape8))(v.sessions);
const shape10 = (v) => isRecord(v) && isWhole(v.serverTime) && isWhole(v.idleEnd) && isWhole(v.finalEnd);
const shape11 = (v) => isRecord(v) && isWhole(v.expiredMinutes);

export const guards = {
  changePicture: shape1,
  confirmContact: shape6,
  editProfile: shape6,
  endOtherSessions: shape9,
  endSession: shape9,
  keepSessionAlive: shape10,
  memberIcon: shape1,
  profile: shape6,
  sendContactCode: shape11,
  sessionLife: shape10,
  sessions: shape9,
};
