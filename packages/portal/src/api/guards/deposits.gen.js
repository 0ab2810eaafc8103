// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && ((v) => ["code","page"].includes(v))(v.kind) && isText(v.value);
const shape2 = (v) => isRecord(v) && isText(v.id) && ((v) => ["pix","bankTransfer","debitCard","prepaidCard","creditCard","eWallet","voucher","crypto","cash"].includes(v))(v.kind) && ((v) => ["created","pending","succeeded","failed","expired","review"].includes(v))(v.state) && isWhole(v.amount) && isWhole(v.fee) && ((v) => isWhole(v) || isNull(v))(v.paidAmount) && ((v) => isText(v) || isNull(v))(v.reason) && isText(v.currency) && ((v) => shape1(v) || isNull(v))(v.payBy) && isText(v.createdAt) && isText(v.expiresAt) && ((v) => isText(v) || isNull(v))(v.settledAt);
const shape3 = (v) => isRecord(v) && shape2(v.deposit) && isText(v.now);
const shape4 = (v) => isRecord(v) && isText(v.id) && ((v) => ["pix","bankTransfer","debitCard","prepaidCard","creditCard","eWallet","voucher","crypto","cash"].includes(v))(v.kind) && isWhole(v.minimum) && isWhole(v.maximum) && ((v) => Array.isArray(v) && v.every(isWhole))(v.quickAmounts) && isWhole(v.feeRate) && isWhole(v.expectedTime);
const shape5 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape4))(v.methods) && isText(v.currency);
const shape6 = (v) => isRecord(v) && isWhole(v.count) && isWhole(v.credited) && isText(v.currency);
const shape7 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.items) && ((v) => isText(v) || isNull(v))(v.next);

export const guards = {
  deposit: shape3,
  depositMethods: shape5,
  depositTotals: shape6,
  deposits: shape7,
  openDeposit: shape3,
};
