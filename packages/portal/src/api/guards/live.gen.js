// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && ((v) => ["hello"].includes(v))(v.type) && isFlag(v.isResumed);
const shape2 = (v) => isRecord(v) && isWhole(v.balance) && isText(v.currency) && isText(v.currencySymbol) && isText(v.asOf);
const shape3 = (v) => isRecord(v) && ((v) => ["balance"].includes(v))(v.type) && shape2(v.balance);
const shape4 = (v) => isRecord(v) && isWhole(v.unread) && isWhole(v.rewards) && isWhole(v.missions) && isWhole(v.claimable);
const shape5 = (v) => isRecord(v) && ((v) => ["counts"].includes(v))(v.type) && shape4(v.counts);
const shape6 = (v) => isRecord(v) && ((v) => ["changed"].includes(v))(v.type) && ((v) => ["agreements","announcements","bonuses","counts","deposits","funds","lottery","notices","points","profile","rewards","team","withdrawals"].includes(v))(v.topic) && ((v) => isText(v) || isNull(v))(v.reference);
const shape7 = (v) => isRecord(v) && ((v) => ["end"].includes(v))(v.type) && ((v) => ["session","closing"].includes(v))(v.reason);

export const guards = {
  liveStream: (v) => shape1(v) || shape3(v) || shape5(v) || shape6(v) || shape7(v),
  unreadCount: shape4,
};
