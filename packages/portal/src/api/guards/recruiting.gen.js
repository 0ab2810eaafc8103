// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.memberId) && isText(v.username) && ((v) => isText(v) || isNull(v))(v.password);
const shape2 = (v) => isRecord(v) && isText(v.gameType) && isWhole(v.ppm);
const shape3 = (v) => isRecord(v) && isFlag(v.mayRecruitAgents) && isWhole(v.mostDirect) && isWhole(v.levels);
const shape4 = (v) => isRecord(v) && isWhole(v.id) && isText(v.code) && ((v) => ["player","agent"].includes(v))(v.kind) && ((v) => Array.isArray(v) && v.every(shape2))(v.rates) && ((v) => shape3(v) || isNull(v))(v.limits) && isText(v.note) && ((v) => isText(v) || isNull(v))(v.expiresOn) && ((v) => isWhole(v) || isNull(v))(v.cap) && isWhole(v.registered) && ((v) => ["open","paused","expired","full"].includes(v))(v.state) && isFlag(v.isPaused) && isText(v.createdAt);
const shape5 = (v) => isRecord(v);
const shape6 = (v) => isRecord(v) && ((v) => ["player","agent"].includes(v))(v.kind) && ((v) => Array.isArray(v) && v.every(shape2))(v.rates) && ((v) => shape3(v) || isNull(v))(v.limits);
const shape7 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape4))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape8 = (v) => isRecord(v) && isWhole(v.opened) && isWhole(v.registered) && isWhole(v.verified) && isWhole(v.firstDeposit) && isWhole(v.active);
const shape9 = (v) => isRecord(v) && isText(v.sub) && isWhole(v.opened) && isWhole(v.registered) && isWhole(v.verified) && isWhole(v.firstDeposit) && isWhole(v.active);
const shape10 = (v) => isRecord(v) && isText(v.day) && isWhole(v.members) && ((v) => isWhole(v) || isNull(v))(v.day1) && ((v) => isWhole(v) || isNull(v))(v.day7) && ((v) => isWhole(v) || isNull(v))(v.day30);
const shape11 = (v) => isRecord(v) && shape8(v.total) && ((v) => Array.isArray(v) && v.every(shape9))(v.subs) && ((v) => Array.isArray(v) && v.every(shape10))(v.cohorts);
const shape12 = (v) => isRecord(v) && isWhole(v.lowest) && isWhole(v.highest);
const shape13 = (v) => isRecord(v) && isText(v.gameType) && isText(v.name) && isWhole(v.ppm) && ((v) => shape12(v) || isNull(v))(v.prizeGroups);
const shape14 = (v) => isRecord(v) && isText(v.acceptedPattern) && isText(v.patternId) && isWhole(v.minLength) && isWhole(v.maxLength);
const shape15 = (v) => isRecord(v) && isWhole(v.memberId) && isText(v.username) && isText(v.nickname) && ((v) => ["player","agent"].includes(v))(v.kind) && isText(v.createdAt);
const shape16 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape13))(v.rates) && shape3(v.limits) && isWhole(v.direct) && shape14(v.username) && ((v) => Array.isArray(v) && v.every(shape15))(v.waiting);

export const guards = {
  addDownline: shape1,
  addInvitationLink: shape4,
  changeDownlineTerms: shape5,
  changeInvitationLink: shape4,
  downlineTerms: shape6,
  invitationLinks: shape7,
  invitationResults: shape11,
  recruitingTerms: shape16,
  renewFirstPassword: shape1,
};
