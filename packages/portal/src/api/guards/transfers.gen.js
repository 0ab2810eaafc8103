// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isWhole(v.id) && isText(v.account) && isText(v.name);
const shape2 = (v) => isRecord(v) && isFlag(v.isAllowed) && isFlag(v.hasPaymentPassword) && isWhole(v.available) && isText(v.currency) && ((v) => shape1(v) || isNull(v))(v.receiver);
const shape3 = (v) => isRecord(v) && isText(v.vendor) && isText(v.name) && isWhole(v.balance) && isFlag(v.isOpen);
const shape4 = (v) => isRecord(v) && isText(v.currency) && isText(v.currencySymbol) && isWhole(v.cash) && isWhole(v.held) && isWhole(v.bonus) && ((v) => Array.isArray(v) && v.every(shape3))(v.wallets) && isText(v.asOf);
const shape5 = (v) => isRecord(v) && isText(v.vendor) && isText(v.name) && isWhole(v.balance);
const shape6 = (v) => isRecord(v) && isFlag(v.isSingle) && ((v) => Array.isArray(v) && v.every(shape5))(v.wallets);
const shape7 = (v) => isRecord(v) && isText(v.vendor) && isText(v.name) && isWhole(v.amount) && ((v) => ((v) => ["INVALID_REQUEST","ENCRYPTION_REQUIRED","DECRYPTION_FAILED","CODE_INVALID","CODE_EXPIRED","INVITATION_CODE_INVALID","PASSWORD_TOO_WEAK","PASSWORD_BREACHED","IMAGE_REFUSED","NOT_LOGGED_IN","INVALID_CREDENTIALS","CAPTCHA_REQUIRED","CAPTCHA_INVALID","SECOND_FACTOR_INVALID","CHALLENGE_EXPIRED","SIGN_IN_FAILED","TRIAL_REFUSED","FORBIDDEN","ACCOUNT_CLOSED","IP_BLOCKED","OLD_PASSWORD_WRONG","PASSWORD_CHANGE_REQUIRED","CONFIRMATION_REQUIRED","PAYMENT_PASSWORD_WRONG","HUMAN_CHECK_FAILED","OPERATION_NOT_ALLOWED","NOT_FOUND","USER_NOT_FOUND","GAME_NOT_FOUND","GAME_MAINTENANCE","VENDOR_UNAVAILABLE","INSUFFICIENT_BALANCE","PAYMENT_PASSWORD_MISSING","STATE_CHANGED","RECEIPT_OVERDUE","WITHDRAWALS_HELD","IDEMPOTENCY_CONFLICT","USERNAME_TAKEN","CONTACT_TAKEN","PASSWORD_UNCHANGED","ALREADY_LINKED","LAST_WAY_IN","LIMIT_EXCEEDED","MONEY_LEFT","ALREADY_CLAIMED","NOTHING_TO_CLAIM","NO_LONGER_OPEN","OUT_OF_STOCK","PRICE_CHANGED","REQUIREMENT_NOT_MET","PAYLOAD_TOO_LARGE","MERCHANT_MISMATCH","RATE_LIMITED","INTERNAL","NOT_AVAILABLE","MAINTENANCE","UNAVAILABLE","QUOTA_EXCEEDED"].includes(v))(v) || isNull(v))(v.code);
const shape8 = (v) => isRecord(v) && isWhole(v.cash) && ((v) => Array.isArray(v) && v.every(shape7))(v.results);
const shape9 = (v) => isRecord(v) && isWhole(v.cash) && isWhole(v.number) && isText(v.at);
const shape10 = (v) => isRecord(v) && isFlag(v.isAllowed) && isFlag(v.hasPaymentPassword) && isWhole(v.available) && isText(v.currency) && isFlag(v.hasUpline) && ((v) => shape1(v) || isNull(v))(v.receiver);
const shape11 = (v) => isRecord(v) && isWhole(v.cash) && isWhole(v.balance) && isWhole(v.number) && isText(v.at);

export const guards = {
  downline: shape2,
  funds: shape4,
  merchantWallet: shape6,
  recallWallets: shape8,
  transferToDownline: shape9,
  transferToUpline: shape9,
  upline: shape10,
  walletTransfer: shape11,
};
