import type { GatewayDatabase } from '#database/schema.ts';
import type { Actor } from '#ledger/facts.ts';
import './observe.schema.ts';

/** Actions of privileged people. */
export type Act =
  | 'status.set'
  | 'network.block'
  | 'network.unblock'
  | 'fault.add'
  | 'fault.clear'
  | 'clock.shift'
  | 'balance.grant'
  | 'bonus.grant'
  | 'merchant.reset'
  | 'account.add'
  | 'downline.add'
  | 'downline.terms'
  | 'downline.password'
  | 'agent.open'
  | 'agent.make'
  | 'agent.terms'
  | 'agent.password'
  | 'tree.depth'
  | 'agreement.act'
  | 'agreement.policy'
  | 'password.change'
  | 'password.reset'
  | 'flag.switch'
  | 'vendor-wallet.switch'
  | 'rule.change'
  | 'rule.order'
  | 'member.close'
  | 'member.move'
  | 'member.erase'
  | 'member.reopen'
  | 'sessions.end'
  | 'bet.void'
  | 'fixture.end'
  | 'chat.reply'
  | 'letter.send'
  | 'letter.sendAll'
  | 'paymentPassword.set'
  | 'paymentAccount.add'
  | 'withdrawal.review'
  | 'withdrawal.approve'
  | 'withdrawal.reject'
  | 'withdrawal.pay'
  | 'withdrawal.resolve'
  | 'payout.order'
  | 'payout.paid'
  | 'payout.failed'
  | 'payout.returned'
  | 'withdrawal.refund'
  | 'withdrawals.release'
  | 'promotion.switch'
  | 'application.approve'
  | 'application.reject'
  | 'reward.grant'
  | 'raffle.settle'
  | 'redemption.approve'
  | 'redemption.reject'
  | 'good.change'
  | 'deposit.credit'
  | 'deposit.refuse'
  | 'settlement.support'
  | 'settlement.approve'
  | 'settlement.policy'
  | 'lottery.settings'
  | 'lottery.outcome'
  | 'lottery.result'
  | 'lottery.verify'
  | 'lottery.refuse'
  | 'lottery.fault'
  | 'lottery.confirm'
  | 'lottery.withdraw'
  | 'commission.hold'
  | 'commission.release'
  | 'commission.end'
  | 'commission.answer'
  | 'commission.resolve';

/** The actor and the request. */
export interface ActingBy {
  readonly actor: Actor;
  /** Null for an act without a request. */
  readonly requestId: string | null;
}

export interface PrivilegedAct {
  readonly by: ActingBy;
  readonly act: Act;
  /** Null if it concerns the whole platform. */
  readonly merchantId: number | null;
  /** The target of the act: a login name or a merchant's code. */
  readonly subject: string;
  /** The action's own details, stored permanently: never a password, token or key. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Records a privileged act in its own transaction, so that neither exists without the other. */
export async function recordAct(trx: GatewayDatabase, { by, act, merchantId, subject, details }: PrivilegedAct): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ merchant_id: merchantId, actor: by.actor, act, subject, details: JSON.stringify(details), request_id: by.requestId })
    .execute();
}
