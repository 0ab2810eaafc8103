// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.number) && ((v) => ["window","month"].includes(v))(v.kind) && isText(v.from) && isText(v.before) && isText(v.zone) && isWhole(v.position) && ((v) => isWhole(v) || isNull(v))(v.next);
const shape2 = (v) => isRecord(v) && ((v) => shape1(v) || isNull(v))(v.statement);
const shape3 = (v) => isRecord(v) && isText(v.day) && isWhole(v.count) && isText(v.root);
const shape4 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape3))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape5 = (v) => isRecord(v) && isText(v.account) && isWhole(v.member) && isText(v.player) && isWhole(v.validStake) && isWhole(v.result) && isWhole(v.position) && ((v) => Array.isArray(v) && v.every(isText))(v.path);
const shape6 = (v) => isRecord(v) && ((v) => shape3(v) || isNull(v))(v.proof) && ((v) => Array.isArray(v) && v.every(shape5))(v.items) && isText(v.currency);
const shape7 = (v) => isRecord(v) && isWhole(v.line) && ((v) => ["due","adjusted","waived","paid"].includes(v))(v.kind) && isText(v.at) && isWhole(v.amount);
const shape8 = (v) => isRecord(v) && isWhole(v.opening) && isWhole(v.lines) && isWhole(v.adjustments) && isWhole(v.paid) && isWhole(v.closing) && isWhole(v.agreement) && ((v) => ["dividend","daily","hourly","realTime"].includes(v))(v.kind) && ((v) => ["downline","upline"].includes(v))(v.side) && ((v) => ((v) => Array.isArray(v) && v.every(shape7))(v) || isNull(v))(v.entries);
const shape9 = (v) => isRecord(v) && isWhole(v.opening) && isWhole(v.lines) && isWhole(v.adjustments) && isWhole(v.paid) && isWhole(v.closing);
const shape10 = (v) => isRecord(v) && ((v) => v === 1)(v.version) && isWhole(v.number) && isText(v.merchant) && isText(v.agent) && ((v) => ["window","month"].includes(v))(v.kind) && isText(v.from) && isText(v.before) && isText(v.zone) && isText(v.currency) && isText(v.issuedAt) && isWhole(v.position) && ((v) => isText(v) || isNull(v))(v.previous) && ((v) => Array.isArray(v) && v.every(shape8))(v.contracts) && shape9(v.totals);
const shape11 = (v) => isRecord(v) && isText(v.hash) && shape10(v.statement);
const shape12 = (v) => isRecord(v) && isWhole(v.number) && ((v) => ["window","month"].includes(v))(v.kind) && ((v) => isWhole(v) || isNull(v))(v.agreement) && ((v) => ((v) => ["dividend","daily","hourly","realTime"].includes(v))(v) || isNull(v))(v.agreementKind) && isText(v.from) && isText(v.before) && isWhole(v.position) && isText(v.hash) && isWhole(v.opening) && isWhole(v.lines) && isWhole(v.adjustments) && isWhole(v.paid) && isWhole(v.closing);
const shape13 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape12))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isText(v.currency);
const shape14 = (v) => isRecord(v) && ((v) => shape3(v) || isNull(v))(v.proof) && ((v) => Array.isArray(v) && v.every(shape5))(v.items) && ((v) => isWhole(v) || isNull(v))(v.next) && isText(v.currency);

export const guards = {
  checkStatement: shape2,
  playProofs: shape4,
  playReceipt: shape6,
  statement: shape11,
  statements: shape13,
  teamProof: shape14,
};
