import type { AgreementKind } from '@livery/contract/agreements';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { tellMembers } from '#push/tell-member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { sendLetters } from '../../inbox/send-letter.action.ts';
import { readAccounts } from '../../agreements/parties.repo.ts';
import type { OwedLine, PaidLine } from '../debts.repo.ts';
import { letterOf, type Facts, type Told } from './alerts.texts.ts';

/** A line, and its state after a payment. */
interface PaidNow {
  readonly line: OwedLine;
  readonly after: PaidLine;
}

type Side = 'upline' | 'downline';

/** Notifies both sides once when the payer is short, and the downline of each later payment. */
export async function tellShortages(trx: LedgerTransaction, merchant: Merchant, changes: readonly PaidNow[], at: Date): Promise<void> {
  const concerned = changes.filter(
    ({ line, after }) => line.payer_id !== null && (line.state !== 'calculated' || after.state === 'short' || after.state === 'partPaid'),
  );
  if (concerned.length === 0) return;
  const ids = concerned.flatMap(({ line }) => [line.member_id, line.payer_id ?? []].flat());
  const accounts = await readAccounts(trx, merchant.id, ids);
  const nameOf = (id: number): string => accounts.get(id) ?? '';
  for (const { line, after } of concerned) {
    if (line.payer_id === null) continue;
    const [payer, open] = [line.payer_id, line.due - after.paid];
    const facts = { ...factsOf(merchant, line), open };
    const tell = (memberId: number, told: Told, more: Partial<Facts>) =>
      sendLetters(trx, merchant.id, [memberId], {
        topic: 'account',
        text: letterOf(told, { ...facts, ...more }),
        link: linkToLine(line),
        at,
      });
    if (line.state === 'calculated') await tell(payer, 'owes', { who: nameOf(line.member_id) });
    // The downline has received the house's advance.
    if (after.advanced > 0) continue;
    const who = nameOf(payer);
    if (line.state === 'calculated') await tell(line.member_id, 'waits', { who, paid: after.paid });
    else if (after.paid > line.paid) await tell(line.member_id, open === 0 ? 'rest' : 'more', { who, paid: after.paid - line.paid });
  }
}

interface DisputedLine {
  readonly id: number;
  readonly kind: AgreementKind;
  readonly before_at: Date;
  readonly member_id: number;
  /** Null for the house, which reads it at its desk. */
  readonly upline_id: number | null;
}

interface DisputeStep {
  readonly by: Side | 'house';
  readonly action: 'dispute' | 'answer' | 'resolve';
  readonly text: string;
  readonly at: Date;
}

/** Notifies both sides of a new message about a line, and refreshes their open pages. */
export async function tellDispute(
  trx: LedgerTransaction,
  merchant: Merchant,
  line: DisputedLine,
  { by, action, text, at }: DisputeStep,
): Promise<void> {
  const parties = { downline: line.member_id, upline: line.upline_id } as const;
  const members = [line.member_id, line.upline_id ?? []].flat();
  const accounts = await readAccounts(trx, merchant.id, members);
  const actor = by === 'house' ? null : parties[by];
  const who = actor === null ? merchant.name : (accounts.get(actor) ?? '');
  await sendLetters(
    trx,
    merchant.id,
    members.filter((memberId) => memberId !== actor),
    { topic: 'account', text: letterOf(action, { ...factsOf(merchant, line), who, text }), link: linkToLine(line), at },
  );
  await tellMembers(
    trx,
    members.map((memberId) => ({ merchantId: merchant.id, memberId, topic: 'agreements', at })),
  );
}

/** Tells an agent that its team has nearly reached a tier. */
export async function tellNear(
  trx: LedgerTransaction,
  merchant: Merchant,
  line: Pick<DisputedLine, 'kind' | 'before_at' | 'member_id'> & {
    readonly agreement_id: number;
    readonly tier: number;
    readonly percent: number;
  },
  at: Date,
): Promise<void> {
  const text = letterOf('near', { ...factsOf(merchant, line), tier: line.tier, percent: line.percent });
  await sendLetters(trx, merchant.id, [line.member_id], {
    topic: 'account',
    text,
    link: `/agentHome/contracts?contract=${line.agreement_id}`,
    at,
  });
}

function factsOf({ currency, timeZone }: Merchant, { kind, before_at }: Pick<DisputedLine, 'kind' | 'before_at'>): Facts {
  return { kind, currency, timeZone, until: before_at };
}

const sections: Readonly<Record<AgreementKind, string>> = {
  dividend: 'dividendRecord',
  daily: 'dailyWages',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
};

function linkToLine({ kind, id }: Pick<DisputedLine, 'kind' | 'id'>): string {
  return `/agentHome/${sections[kind]}?line=${id}`;
}
