// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const shape1 = (v) => isRecord(v);
const shape2 = (v) => isRecord(v) && isWhole(v.cash) && isWhole(v.held) && isWhole(v.bonus) && isWhole(v.vendor) && isText(v.currency) && isFlag(v.divtypereq) && isFlag(v.dailysalreqtype) && isFlag(v.contracthoursalreq) && isFlag(v.realtimesalreqtype);
const shape3 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.nickname) && isWhole(v.type) && isText(v.currency) && isWhole(v.vipLevel) && isFlag(v.sendsToUpline) && isFlag(v.sendsToDownline);
const shape4 = (v) => isRecord(v) && isText(v.username);

export const guards = {
  changePassword: shape1,
  consolidatedFunds: shape2,
  memberInfo: shape3,
  resetPasswordByEmail: shape1,
  resetPasswordByLink: shape4,
  resetPasswordByPhone: shape4,
};
