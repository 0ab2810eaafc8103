// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isNumber = Number.isFinite;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.returned) && isWhole(v.balance);
const shape2 = (v) => isRecord(v) && ((v) => ["returned","lost"].includes(v))(v.fortyNine) && ((v) => ["returned","lost"].includes(v))(v.tie) && ((v) => ["returned","lost"].includes(v))(v.thirty);
const shape3 = (v) => isRecord(v) && isWhole(v.minStake) && isWhole(v.maxStake) && isWhole(v.maxLines) && isWhole(v.maxTicket) && isWhole(v.maxWin);
const shape4 = (v) => isRecord(v) && Object.values(v).every((v) => Array.isArray(v) && v.every(isWhole));
const shape5 = (v) => isRecord(v) && isText(v.number) && ((v) => ["announced","open","closing","closed","drawn","verified","judged","paid","final","void"].includes(v))(v.state) && isWhole(v.opensAt) && isWhole(v.closesAt) && isWhole(v.drawsAt);
const shape6 = (v) => isRecord(v) && isText(v.play) && isWhole(v.slot) && isText(v.mask);
const shape7 = (v) => isRecord(v) && isText(v.number) && ((v) => ["announced","open","closing","closed","drawn","verified","judged","paid","final","void"].includes(v))(v.state) && isWhole(v.drawsAt) && isWhole(v.animal) && ((v) => Array.isArray(v) && v.every(isWhole))(v.numbers) && ((v) => isText(v) || isNull(v))(v.correction);
const shape8 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.code) && isText(v.name) && isText(v.kind) && shape2(v.flags) && isWhole(v.prizeGroup) && isWhole(v.ownGroup) && isText(v.unit) && shape3(v.limits) && shape4(v.odds) && ((v) => shape5(v) || isNull(v))(v.current) && ((v) => shape5(v) || isNull(v))(v.next) && ((v) => isText(v) || isNull(v))(v.commitment) && ((v) => isWhole(v) || isNull(v))(v.round) && ((v) => Array.isArray(v) && v.every(shape6))(v.soldOut) && ((v) => Array.isArray(v) && v.every(shape7))(v.results) && isWhole(v.serverTime);
const shape9 = (v) => isRecord(v) && ((v) => v === "digits")(v.by) && isWhole(v.count);
const shape10 = (v) => isRecord(v) && ((v) => v === "distinct")(v.by) && isWhole(v.count) && isWhole(v.of);
const shape11 = (v) => isRecord(v) && ((v) => v === "prizes")(v.by) && ((v) => Array.isArray(v) && v.every(isWhole))(v.digits);
const shape12 = (v) => isRecord(v) && isText(v.lottery) && isText(v.issue) && ((v) => shape9(v) || shape10(v) || shape11(v))(v.space) && isText(v.closedAt) && isText(v.commitment) && isWhole(v.round) && isText(v.seed) && isText(v.signature) && ((v) => Array.isArray(v) && v.every(isWhole))(v.numbers);
const shape13 = (v) => isRecord(v) && shape12(v.entry) && isText(v.previous) && isText(v.hash);
const shape14 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape13))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape15 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape5))(v.issues);
const shape16 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.vassalage) && isText(v.gameCode) && isText(v.gameType) && isText(v.isGame) && isText(v.cardId) && ((v) => [0,1].includes(v))(v.isHot) && isFlag(v.isNew) && ((v) => isText(v) || isNull(v))(v.showIcon) && ((v) => isText(v) || isNull(v))(v.iconUrl) && isText(v.gameName) && isText(v.nodeName) && isText(v.displayName) && isFlag(v.hasDemo) && isFlag(v.maintenance) && ((v) => isNumber(v) || isNull(v))(v.rtp);
const shape17 = (v) => isRecord(v) && ((v) => ["11X5","LF","LHC","PK10","SSC","VN"].includes(v))(v.lotteryType) && isText(v.title) && ((v) => Array.isArray(v) && v.every(shape16))(v.games);
const shape18 = (v) => isRecord(v) && ((v) => ["LOTT","ZY","ELOTT","SEA"].includes(v))(v.prizeMode) && ((v) => Array.isArray(v) && v.every(shape17))(v.groups);
const shape19 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape7))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape20 = (v) => isRecord(v) && isWhole(v.id) && isWhole(v.nodeId) && isText(v.name) && isText(v.kind) && isText(v.issue) && isWhole(v.closesAt) && isWhole(v.placedAt) && isText(v.play) && ((v) => Array.isArray(v) && v.every(isText))(v.slots) && isWhole(v.lines) && isWhole(v.lineStake) && isWhole(v.times) && isWhole(v.stake) && ((v) => Array.isArray(v) && v.every(isWhole))(v.odds) && isWhole(v.prizeGroup) && isWhole(v.ownGroup) && ((v) => ["open","won","lost","returned","cancelled","stopped","void"].includes(v))(v.state) && ((v) => isWhole(v) || isNull(v))(v.payout) && ((v) => isWhole(v) || isNull(v))(v.rebate) && ((v) => isWhole(v) || isNull(v))(v.chase) && ((v) => ((v) => Array.isArray(v) && v.every(isWhole))(v) || isNull(v))(v.numbers) && isFlag(v.canCancel);
const shape21 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape20))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape22 = (v) => isRecord(v) && isWhole(v.nodeId) && isText(v.gameCode) && isText(v.gameName) && isText(v.kind) && isText(v.numero) && isWhole(v.openedAt) && ((v) => Array.isArray(v) && v.every(isWhole))(v.opened) && (v.nextDrawsAt === undefined || isWhole(v.nextDrawsAt));
const shape23 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape22))(v.list) && (v.now === undefined || isText(v.now));
const shape24 = (v) => isRecord(v) && isWhole(v.id) && isText(v.issue) && isWhole(v.stake);
const shape25 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape24))(v.tickets) && isWhole(v.staked) && isWhole(v.balance);
const shape26 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape16))(v.list);

export const guards = {
  cancelLotteryTicket: shape1,
  lotteryBoard: shape8,
  lotteryDraws: shape14,
  lotteryIssues: shape15,
  lotteryMenu: shape18,
  lotteryResults: shape19,
  lotteryTickets: shape21,
  memberOpenedNumbers: shape23,
  openedNumbers: shape23,
  placeLotteryTickets: shape25,
  recentLotteryMenu: shape26,
};
