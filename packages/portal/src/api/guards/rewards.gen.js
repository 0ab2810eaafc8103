// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.stake) && ((v) => Array.isArray(v) && v.every(isText))(v.gameTypes) && isWhole(v.days) && isWhole(v.vipLevel) && ((v) => ["once","daily","weekly"].includes(v))(v.cadence);
const shape2 = (v) => isRecord(v) && ((v) => ["cash","bonus","tickets"].includes(v))(v.kind) && isWhole(v.amount) && ((v) => ((v) => ["wheel","egg","envelope","raffle"].includes(v))(v) || isNull(v))(v.poolKind);
const shape3 = (v) => isRecord(v) && ((v) => isWhole(v) || isNull(v))(v.rollover) && ((v) => isWhole(v) || isNull(v))(v.lastsDays) && ((v) => isWhole(v) || isNull(v))(v.waitsDays);
const shape4 = (v) => isRecord(v) && isWhole(v.done) && isWhole(v.needed);
const shape5 = (v) => isRecord(v) && ((v) => ["inProcess","rejected","approved"].includes(v))(v.state) && isText(v.remarks) && isWhole(v.pictures) && isText(v.reason) && isText(v.createdAt);
const shape6 = (v) => isRecord(v) && isWhole(v.id) && ((v) => ["stake","checkIn","gift","application","tickets","vip","weekend","birthday","season"].includes(v))(v.kind) && isText(v.title) && isText(v.summary) && isText(v.imageUrl) && isText(v.startsAt) && ((v) => isText(v) || isNull(v))(v.endsAt) && ((v) => ["join","sign","apply","claim"].includes(v))(v.way) && ((v) => ["comingSoon","join","joined","signed","inProcess","applying","rejected","issued","claim","claimed","closed"].includes(v))(v.state) && shape1(v.rule) && shape2(v.prize) && shape3(v.terms) && ((v) => shape4(v) || isNull(v))(v.progress) && ((v) => shape5(v) || isNull(v))(v.application);
const shape7 = (v) => isRecord(v) && isWhole(v.ticketId) && isText(v.commitment) && isText(v.serverSeed) && isText(v.clientSeed) && ((v) => Array.isArray(v) && v.every(isWhole))(v.weights) && isWhole(v.picked);
const shape8 = (v) => isRecord(v) && isWhole(v.id) && ((v) => ["promotion","desk","wheel","egg","envelope","raffle"].includes(v))(v.origin) && isText(v.title) && shape2(v.prize) && ((v) => ["waiting","claimed","expired"].includes(v))(v.state) && isFlag(v.isUnread) && isText(v.createdAt) && isText(v.expiresAt) && ((v) => isText(v) || isNull(v))(v.claimedAt) && ((v) => shape7(v) || isNull(v))(v.proof);
const shape9 = (v) => isRecord(v) && shape6(v.promotion) && shape8(v.reward);
const shape10 = (v) => isRecord(v) && shape8(v.reward) && isWhole(v.balance);
const shape11 = (v) => isRecord(v) && shape8(v.reward) && ((v) => isWhole(v) || isNull(v))(v.prizeId) && isWhole(v.balance);
const shape12 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape6))(v.items) && isText(v.now);
const shape13 = (v) => isRecord(v);
const shape14 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape8))(v.items) && ((v) => isText(v) || isNull(v))(v.next);
const shape15 = (v) => isRecord(v) && isWhole(v.id) && isWhole(v.poolId) && ((v) => ["wheel","egg","envelope","raffle"].includes(v))(v.kind) && isWhole(v.number) && isText(v.commitment) && isFlag(v.isUnread) && isText(v.expiresAt);
const shape16 = (v) => isRecord(v) && isWhole(v.id) && shape2(v.prize) && isWhole(v.weight) && ((v) => isWhole(v) || isNull(v))(v.stock);
const shape17 = (v) => isRecord(v) && isWhole(v.total) && isWhole(v.left) && isWhole(v.slices) && isWhole(v.slicesLeft) && isWhole(v.largest);
const shape18 = (v) => isRecord(v) && isWhole(v.number) && shape2(v.prize) && isFlag(v.isMine);
const shape19 = (v) => isRecord(v) && isText(v.closesAt) && ((v) => isText(v) || isNull(v))(v.settledAt) && isWhole(v.tickets) && isText(v.commitment) && ((v) => isText(v) || isNull(v))(v.serverSeed) && ((v) => Array.isArray(v) && v.every(shape18))(v.winners);
const shape20 = (v) => isRecord(v) && isWhole(v.id) && ((v) => ["wheel","egg","envelope","raffle"].includes(v))(v.kind) && isText(v.title) && isText(v.imageUrl) && ((v) => Array.isArray(v) && v.every(shape16))(v.prizes) && ((v) => shape17(v) || isNull(v))(v.pot) && ((v) => shape19(v) || isNull(v))(v.raffle) && ((v) => isText(v) || isNull(v))(v.authorisation);
const shape21 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape8))(v.waiting) && ((v) => Array.isArray(v) && v.every(shape15))(v.tickets) && ((v) => Array.isArray(v) && v.every(shape20))(v.pools);

export const guards = {
  applyForPromotion: shape6,
  claimPromotion: shape9,
  claimRaffle: shape10,
  openPrize: shape11,
  promotions: shape12,
  readRewards: shape13,
  rewardHistory: shape14,
  rewards: shape21,
  takePart: shape6,
};
