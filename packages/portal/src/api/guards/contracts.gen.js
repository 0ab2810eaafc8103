// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account);
const shape2 = (v) => isRecord(v) && isWhole(v.periodicMinimumBet) && isWhole(v.profitLoss) && isWhole(v.minimumActiveMembers) && isWhole(v.rate) && ((v) => isWhole(v) || isNull(v))(v.lostRate);
const shape3 = (v) => isRecord(v) && isWhole(v.member) && isWhole(v.team);
const shape4 = (v) => isRecord(v) && ((v) => ["none","one","month","forever"].includes(v))(v.carry) && isFlag(v.isMadeUp) && ((v) => ["gross","net"].includes(v))(v.tierBase) && ((v) => ["differential","shareOfParent"].includes(v))(v.split) && ((v) => ["house","upline"].includes(v))(v.payer) && isFlag(v.isGuaranteed) && ((v) => ["rerate","base"].includes(v))(v.lateVoids) && ((v) => ["total","dailyAverage"].includes(v))(v.turnover) && isWhole(v.wholeUnits) && isWhole(v.feeShare) && ((v) => shape3(v) || isNull(v))(v.quarantine);
const shape5 = (v) => isRecord(v) && ((v) => v === "dividend")(v.kind) && ((v) => ["daily","weekly","semimonthly","monthly"].includes(v))(v.period) && isWhole(v.minimumBet) && ((v) => Array.isArray(v) && v.every(shape2))(v.tiers) && shape4(v.rules);
const shape6 = (v) => isRecord(v) && ((v) => ["daily","hourly"].includes(v))(v.kind) && isWhole(v.minimumBet) && ((v) => Array.isArray(v) && v.every(shape2))(v.tiers) && shape4(v.rules);
const shape7 = (v) => isRecord(v) && ((v) => v === "realTime")(v.kind) && isWhole(v.singleBet) && isWhole(v.profitRate) && isWhole(v.lossRate) && shape4(v.rules);
const shape8 = (v) => isRecord(v) && ((v) => ["offer","amendment","termination"].includes(v))(v.kind) && ((v) => ["upline","downline"].includes(v))(v.by) && isText(v.at) && isText(v.expiresAt) && isText(v.effectiveAt) && ((v) => ((v) => shape5(v) || shape6(v) || shape7(v))(v) || isNull(v))(v.terms) && ((v) => isText(v) || isNull(v))(v.hash) && isText(v.reason);
const shape9 = (v) => isRecord(v) && isWhole(v.number) && ((v) => shape5(v) || shape6(v) || shape7(v))(v.terms) && isText(v.hash) && isText(v.from) && ((v) => isText(v) || isNull(v))(v.until);
const shape10 = (v) => isRecord(v) && isText(v.at) && ((v) => ["upline","downline","system"].includes(v))(v.by) && ((v) => ["request","amend","requestTermination","accept","reject","withdraw","terminate","expire","end"].includes(v))(v.action) && ((v) => ((v) => ["offer","amendment","termination"].includes(v))(v) || isNull(v))(v.kind) && ((v) => ((v) => ["open","accepted","rejected","withdrawn","expired"].includes(v))(v) || isNull(v))(v.outcome) && isText(v.reason);
const shape11 = (v) => isRecord(v) && isWhole(v.id) && ((v) => ["dividend","daily","hourly","realTime"].includes(v))(v.kind) && ((v) => shape1(v) || isNull(v))(v.upline) && shape1(v.downline) && ((v) => ["upline","downline"].includes(v))(v.side) && ((v) => ["requested","active","ending","rejected","withdrawn","terminated"].includes(v))(v.state) && ((v) => isWhole(v) || isNull(v))(v.version) && ((v) => ((v) => shape5(v) || shape6(v) || shape7(v))(v) || isNull(v))(v.terms) && ((v) => isText(v) || isNull(v))(v.hash) && ((v) => isText(v) || isNull(v))(v.startsAt) && ((v) => isText(v) || isNull(v))(v.endsAt) && ((v) => shape8(v) || isNull(v))(v.proposal) && ((v) => Array.isArray(v) && v.every((v) => ["request","amend","requestTermination","accept","reject","withdraw","terminate"].includes(v)))(v.actions) && ((v) => Array.isArray(v) && v.every(shape9))(v.versions) && ((v) => Array.isArray(v) && v.every(shape10))(v.events) && isText(v.now);
const shape12 = (v) => isRecord(v) && ((v) => ["dividend","daily","hourly","realTime"].includes(v))(v.kind) && isText(v.currency) && ((v) => shape1(v) || isNull(v))(v.member) && ((v) => ((v) => shape5(v) || shape6(v) || shape7(v))(v) || isNull(v))(v.ceiling) && isWhole(v.floor) && ((v) => shape5(v) || shape6(v) || shape7(v))(v.suggestion) && isWhole(v.noticeDays) && isWhole(v.expiryDays);
const shape13 = (v) => isRecord(v) && isWhole(v.id) && ((v) => ["dividend","daily","hourly","realTime"].includes(v))(v.kind) && ((v) => shape1(v) || isNull(v))(v.upline) && shape1(v.downline) && ((v) => ["upline","downline"].includes(v))(v.side) && ((v) => ["requested","active","ending","rejected","withdrawn","terminated"].includes(v))(v.state) && ((v) => isWhole(v) || isNull(v))(v.version) && ((v) => ((v) => shape5(v) || shape6(v) || shape7(v))(v) || isNull(v))(v.terms) && ((v) => isText(v) || isNull(v))(v.hash) && ((v) => isText(v) || isNull(v))(v.startsAt) && ((v) => isText(v) || isNull(v))(v.endsAt) && ((v) => shape8(v) || isNull(v))(v.proposal) && ((v) => Array.isArray(v) && v.every((v) => ["request","amend","requestTermination","accept","reject","withdraw","terminate"].includes(v)))(v.actions);
const shape14 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape13))(v.items) && ((v) => isText(v) || isNull(v))(v.next) && isText(v.now);
const shape15 = (v) => isRecord(v) && isText(v.from) && isText(v.to) && isFlag(v.isComplete) && isWhole(v.validStake) && isWhole(v.loss) && isWhole(v.activeMembers) && ((v) => isWhole(v) || isNull(v))(v.tier) && isWhole(v.downline) && isWhole(v.upline);
const shape16 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape15))(v.windows) && isWhole(v.worstCase);

export const guards = {
  agreement: shape11,
  agreementTerms: shape12,
  agreements: shape14,
  dailySalaryContract: shape13,
  dividendContract: shape13,
  hourlySalaryContract: shape13,
  realTimeSalaryContract: shape13,
  tryAgreement: shape16,
};
