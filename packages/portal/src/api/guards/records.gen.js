// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.name) && isText(v.type) && isText(v.typeName);
const shape2 = (v) => isRecord(v) && isWhole(v.id) && isText(v.at) && shape1(v.game) && ((v) => ["open","settled","void"].includes(v))(v.state) && isWhole(v.stake) && ((v) => isWhole(v) || isNull(v))(v.payout) && ((v) => isText(v) || isNull(v))(v.settledAt);
const shape3 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape4 = (v) => isRecord(v) && isText(v.at) && isText(v.reason);
const shape5 = (v) => isRecord(v) && ((v) => ["deposit","withdrawal","vendor","mission","reward","vip","redemption","bonus","upline","downline"].includes(v))(v.of) && ((v) => isText(v) || isNull(v))(v.id) && ((v) => isText(v) || isNull(v))(v.name);
const shape6 = (v) => isRecord(v) && isWhole(v.id) && shape1(v.game);
const shape7 = (v) => isRecord(v) && isText(v.id) && isText(v.at) && ((v) => ["deposit","withdrawal","transfer","game","bonus","rebate","commission","adjustment"].includes(v))(v.type) && isText(v.kind) && isText(v.title) && isWhole(v.amount) && isWhole(v.balance) && isWhole(v.number) && ((v) => shape5(v) || isNull(v))(v.about) && ((v) => isText(v) || isNull(v))(v.reason) && ((v) => shape6(v) || isNull(v))(v.bet);
const shape8 = (v) => isRecord(v) && isWhole(v.among) && isWhole(v.drawn);
const shape9 = (v) => isRecord(v) && isText(v.name) && isText(v.value);
const shape10 = (v) => isRecord(v) && isText(v.commitment) && ((v) => isText(v) || isNull(v))(v.serverSeed) && isText(v.clientSeed) && isWhole(v.nonce) && ((v) => Array.isArray(v) && v.every(shape8))(v.draws) && ((v) => Array.isArray(v) && v.every(shape9))(v.facts);
const shape11 = (v) => isRecord(v) && shape2(v.bet) && ((v) => shape4(v) || isNull(v))(v.voided) && ((v) => Array.isArray(v) && v.every(shape7))(v.movements) && ((v) => shape10(v) || isNull(v))(v.proof);
const shape12 = (v) => isRecord(v) && isWhole(v.count) && isWhole(v.stake) && isWhole(v.payout) && isWhole(v.net);
const shape13 = (v) => isRecord(v) && isText(v.code) && isText(v.name);
const shape14 = (v) => isRecord(v) && shape12(v.totals) && ((v) => Array.isArray(v) && v.every(shape13))(v.gameTypes);
const shape15 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape7))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape16 = (v) => isRecord(v) && isText(v.day) && isText(v.gameType) && isText(v.typeName) && isWhole(v.count) && isWhole(v.stake) && isWhole(v.payout) && isWhole(v.net);
const shape17 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape16))(v.lines) && shape12(v.totals) && ((v) => Array.isArray(v) && v.every(shape13))(v.gameTypes);
const shape18 = (v) => isRecord(v) && isWhole(v.count) && isWhole(v.moneyIn) && isWhole(v.moneyOut);

export const guards = {
  betRecord: shape3,
  betRound: shape11,
  betTotals: shape14,
  memberTransactions: shape15,
  personalLoss: shape17,
  transactionTotals: shape18,
};
