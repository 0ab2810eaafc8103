// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && ((v) => ["balance","commission","bonus","vendor","withdrawal","deposit","bet","team"].includes(v))(v.kind) && isWhole(v.amount);
const shape2 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.blockers) && isText(v.currency) && isFlag(v.hasPassword) && isWhole(v.days);
const shape3 = (v) => isRecord(v) && ((v) => ["none","preparing","ready","failed"].includes(v))(v.state) && ((v) => isText(v) || isNull(v))(v.askedAt) && ((v) => isText(v) || isNull(v))(v.until) && ((v) => isText(v) || isNull(v))(v.nextAt) && ((v) => Array.isArray(v) && v.every(isWhole))(v.files);
const shape4 = (v) => isRecord(v) && ((v) => ["image/png","image/svg+xml"].includes(v))(v.contentType) && isText(v.image);
const shape5 = (v) => isRecord(v);
const shape6 = (v) => isRecord(v) && ((v) => isText(v) || isNull(v))(v.value) && isFlag(v.isLocked);
const shape7 = (v) => isRecord(v) && shape6(v.payeeName) && shape6(v.birthday) && shape6(v.idNumber) && shape6(v.nationality) && shape6(v.placeOfBirth) && shape6(v.address) && shape6(v.whatsapp) && shape6(v.telegram) && shape6(v.facebook) && shape6(v.line) && shape6(v.wechat) && shape6(v.qqNum) && shape6(v.zalo);
const shape8 = (v) => isRecord(v) && ((v) => isText(v) || isNull(v))(v.value) && isFlag(v.isConfirmed);
const shape9 = (v) => isRecord(v) && shape8(v.mobile) && shape8(v.email);
const shape10 = (v) => isRecord(v) && isText(v.nickname) && shape7(v.fields) && shape9(v.contacts) && isText(v.passwordChangedAt) && isFlag(v.hasSecondFactor) && isWhole(v.birthdayAge);
const shape11 = (v) => isRecord(v) && ((v) => isText(v) || isNull(v))(v.browser) && ((v) => isText(v) || isNull(v))(v.system);
const shape12 = (v) => isRecord(v) && isText(v.id) && shape11(v.device) && isText(v.network) && isText(v.startedAt) && isText(v.seenAt) && isFlag(v.isThis);
const shape13 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape12))(v.sessions);
const shape14 = (v) => isRecord(v) && isWhole(v.serverTime) && isWhole(v.idleEnd) && isWhole(v.finalEnd);
const shape15 = (v) => isRecord(v) && isWhole(v.expiredMinutes);

export const guards = {
  accountClosing: shape2,
  archive: shape3,
  changePicture: shape4,
  closeAccount: shape5,
  confirmContact: shape10,
  editProfile: shape10,
  endOtherSessions: shape13,
  endSession: shape13,
  keepSessionAlive: shape14,
  memberIcon: shape4,
  profile: shape10,
  requestArchive: shape3,
  sendContactCode: shape15,
  sessionLife: shape14,
  sessions: shape13,
};
