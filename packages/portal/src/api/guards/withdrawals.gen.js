// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && ((v) => ["pix","bank","wallet"].includes(v))(v.kind) && ((v) => isText(v) || isNull(v))(v.institution) && isText(v.number);
const shape2 = (v) => isRecord(v) && ((v) => ["requested","reviewing","approved","paid","receivedFull","receivedPartial","notReceived","autoReceived","resolvedPaid","refunded","rejected","cancelled"].includes(v))(v.state) && isText(v.at);
const shape3 = (v) => isRecord(v) && isWhole(v.withdrawalId) && ((v) => ["requested","reviewing","approved","paid","receivedFull","receivedPartial","notReceived","autoReceived","resolvedPaid","refunded","rejected","cancelled"].includes(v))(v.state) && isText(v.currency) && isWhole(v.amount) && isWhole(v.fee) && isWhole(v.arrives) && shape1(v.account) && ((v) => Array.isArray(v) && v.every(shape2))(v.steps) && ((v) => isText(v) || isNull(v))(v.receiptDueAt) && ((v) => isWhole(v) || isNull(v))(v.received) && ((v) => isWhole(v) || isNull(v))(v.refunded) && ((v) => isText(v) || isNull(v))(v.reason) && isFlag(v.mayCancel);
const shape4 = (v) => isRecord(v) && ((v) => ["rollover"].includes(v))(v.reason) && isWhole(v.amount) && isWhole(v.done) && isWhole(v.needed);
const shape5 = (v) => isRecord(v) && ((v) => ["pix","bank","wallet"].includes(v))(v.kind) && isWhole(v.minimum) && isWhole(v.maximum) && isWhole(v.feeFixed) && isWhole(v.feeRate) && isWhole(v.expectedMinutes) && isWhole(v.receiptMinutes);
const shape6 = (v) => isRecord(v) && isText(v.until) && ((v) => ["passwordReset","contactChanged","paymentPasswordReset"].includes(v))(v.reason);
const shape7 = (v) => isRecord(v) && isText(v.currency) && isWhole(v.available) && isWhole(v.locked) && isWhole(v.held) && ((v) => Array.isArray(v) && v.every(shape4))(v.locks) && ((v) => Array.isArray(v) && v.every(shape5))(v.methods) && isFlag(v.hasPaymentPassword) && ((v) => shape6(v) || isNull(v))(v.hold);
const shape8 = (v) => isRecord(v) && isWhole(v.count) && isWhole(v.amount) && isWhole(v.paid) && isText(v.currency);
const shape9 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape3))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isText(v.now);

export const guards = {
  cancelWithdrawal: shape3,
  confirmReceipt: shape3,
  requestWithdrawal: shape3,
  withdrawalTerms: shape7,
  withdrawalTotals: shape8,
  withdrawals: shape9,
};
