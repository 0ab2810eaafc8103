// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.accountId) && ((v) => ["pix","bank","wallet"].includes(v))(v.kind) && ((v) => isText(v) || isNull(v))(v.institution) && ((v) => ((v) => ["cpf","email","phone","random"].includes(v))(v) || isNull(v))(v.pixKeyKind) && isText(v.number) && isText(v.holder) && isText(v.addedAt) && ((v) => isText(v) || isNull(v))(v.heldUntil);
const shape2 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.accounts) && ((v) => Array.isArray(v) && v.every((v) => ["pix","bank","wallet"].includes(v)))(v.kinds) && isWhole(v.most) && ((v) => isText(v) || isNull(v))(v.ownName);
const shape3 = (v) => isRecord(v) && isFlag(v.isSet) && ((v) => isText(v) || isNull(v))(v.changedAt) && isFlag(v.hasLoginPassword);

export const guards = {
  addPaymentAccount: shape2,
  paymentAccounts: shape2,
  paymentPassword: shape3,
  removePaymentAccount: shape2,
  setPaymentPassword: shape3,
};
