// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isWhole(v.type) && isWhole(v.level) && isWhole(v.rounds) && isWhole(v.stake) && isWhole(v.validStake) && isWhole(v.payout) && isWhole(v.net);
const shape2 = (v) => isRecord(v) && isWhole(v.rounds) && isWhole(v.stake) && isWhole(v.validStake) && isWhole(v.payout) && isWhole(v.net);
const shape3 = (v) => isRecord(v) && isText(v.code) && isText(v.name);
const shape4 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape1))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isText(v.until) && shape2(v.totals) && ((v) => Array.isArray(v) && v.every(shape3))(v.gameTypes);
const shape5 = (v) => isRecord(v) && isText(v.day) && isText(v.kind) && isText(v.title) && isWhole(v.count) && isWhole(v.amount);
const shape6 = (v) => isRecord(v) && isWhole(v.count) && isWhole(v.amount);
const shape7 = (v) => isRecord(v) && isText(v.until) && ((v) => Array.isArray(v) && v.every(shape5))(v.lines) && shape6(v.totals);
const shape8 = (v) => isRecord(v) && isWhole(v.rounds) && isWhole(v.stake) && isWhole(v.validStake) && isWhole(v.payout) && isWhole(v.net) && isWhole(v.deposits) && isWhole(v.withdrawals) && isWhole(v.bonuses) && isWhole(v.rebates) && isWhole(v.fees);
const shape9 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isWhole(v.type) && isWhole(v.level);
const shape10 = (v) => isRecord(v) && isText(v.day) && isWhole(v.validStake) && isWhole(v.net) && isWhole(v.deposits) && isWhole(v.withdrawals);
const shape11 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isWhole(v.type) && isWhole(v.level) && ((v) => ["active","closed"].includes(v))(v.state) && isText(v.joined) && ((v) => isText(v) || isNull(v))(v.lastPlay) && isWhole(v.members) && shape8(v.own) && shape8(v.team) && isText(v.until) && ((v) => Array.isArray(v) && v.every(shape9))(v.path) && isText(v.nickname) && isWhole(v.direct) && ((v) => isText(v) || isNull(v))(v.lastLogin) && isWhole(v.balance) && isText(v.currency) && ((v) => Array.isArray(v) && v.every(shape10))(v.days);
const shape12 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.name) && isText(v.type) && isText(v.typeName);
const shape13 = (v) => isRecord(v) && isWhole(v.id) && isText(v.at) && shape12(v.game) && ((v) => ["open","settled","void"].includes(v))(v.state) && isWhole(v.stake) && ((v) => isWhole(v) || isNull(v))(v.payout) && ((v) => isText(v) || isNull(v))(v.settledAt);
const shape14 = (v) => isRecord(v) && isWhole(v.count) && isWhole(v.stake) && isWhole(v.payout) && isWhole(v.net);
const shape15 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape13))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isText(v.until) && shape14(v.totals) && shape9(v.member) && ((v) => Array.isArray(v) && v.every(shape3))(v.gameTypes);
const shape16 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isWhole(v.type) && isWhole(v.level) && ((v) => ["active","closed"].includes(v))(v.state) && isText(v.joined) && ((v) => isText(v) || isNull(v))(v.lastPlay) && isWhole(v.members) && shape8(v.own) && shape8(v.team);
const shape17 = (v) => isRecord(v) && shape8(v.own) && shape8(v.team);
const shape18 = (v) => isRecord(v) && isWhole(v.members) && shape8(v.own) && shape8(v.team);
const shape19 = (v) => isRecord(v) && shape17(v.total) && shape18(v.left);
const shape20 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape16))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isText(v.until) && ((v) => Array.isArray(v) && v.every(shape9))(v.path) && isWhole(v.bigWin) && ((v) => shape19(v) || isNull(v))(v.sums);
const shape21 = (v) => isRecord(v) && isWhole(v.members) && isWhole(v.agents) && isWhole(v.direct);
const shape22 = (v) => isRecord(v) && isText(v.from) && isText(v.to) && isWhole(v.rounds) && isWhole(v.stake) && isWhole(v.validStake) && isWhole(v.payout) && isWhole(v.net) && isWhole(v.deposits) && isWhole(v.withdrawals) && isWhole(v.bonuses) && isWhole(v.rebates) && isWhole(v.fees) && isWhole(v.joined) && isWhole(v.active) && isWhole(v.firstDeposits) && isWhole(v.income);
const shape23 = (v) => isRecord(v) && isText(v.code) && isText(v.name) && isWhole(v.rounds) && isWhole(v.stake) && isWhole(v.validStake) && isWhole(v.payout) && isWhole(v.net);
const shape24 = (v) => isRecord(v) && isText(v.until) && isText(v.currency) && shape21(v.team) && shape22(v.period) && shape22(v.before) && ((v) => Array.isArray(v) && v.every(shape10))(v.days) && ((v) => Array.isArray(v) && v.every(shape23))(v.gameTypes);
const shape25 = (v) => isRecord(v) && isText(v.id) && isText(v.at) && shape9(v.member) && ((v) => ["deposit","withdrawal","transfer","bonus","rebate","commission","adjustment"].includes(v))(v.type) && isText(v.title) && isWhole(v.amount) && isWhole(v.number);
const shape26 = (v) => isRecord(v) && isWhole(v.count) && isWhole(v.moneyIn) && isWhole(v.moneyOut);
const shape27 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape25))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isText(v.until) && shape26(v.totals);
const shape28 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isWhole(v.type) && isWhole(v.level) && isWhole(v.stake) && isWhole(v.payout) && isWhole(v.loss) && isWhole(v.bonus) && isWhole(v.net);
const shape29 = (v) => isRecord(v) && isWhole(v.stake) && isWhole(v.payout) && isWhole(v.loss) && isWhole(v.bonus) && isWhole(v.net);
const shape30 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape28))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isText(v.until) && shape29(v.totals) && ((v) => Array.isArray(v) && v.every(shape3))(v.gameTypes);

export const guards = {
  teamBetting: shape4,
  teamIncome: shape7,
  teamMember: shape11,
  teamMemberBets: shape15,
  teamMembers: shape20,
  teamOverview: shape24,
  teamTransactions: shape27,
  userLoss: shape30,
};
