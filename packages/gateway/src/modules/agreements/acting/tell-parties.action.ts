import type { Transaction } from 'kysely';
import type { Side } from '@livery/contract/agreements';
import type { Database } from '#database/schema.ts';
import { tellMembers } from '#push/tell-member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { sendLetters } from '#modules/inbox/send-letter.action.ts';
import type { AgreementRow } from '../agreement.repo.ts';
import { letterOf, type Told } from './agreements.texts.ts';
import { readAccounts } from '../parties.repo.ts';

export interface Telling {
  readonly merchant: Merchant;
  readonly agreement: AgreementRow;
  /** The actor, who needs no message. */
  readonly from: Side | 'system';
  readonly act: Told;
  readonly at: Date;
  readonly reason?: string;
  readonly expiresAt?: Date;
  readonly effectiveAt?: Date;
  readonly days?: number;
}

/**
 * Sends a message to the other side, or to both if neither acted, and refreshes both sides' pages. The house reads it
 * at its desk.
 */
export async function tellParties(trx: Transaction<Database>, telling: Telling): Promise<void> {
  const { merchant, agreement, from, act, at, reason = '', expiresAt = null, effectiveAt = null, days = 0 } = telling;
  const { member_id: downline, upline_id: upline, kind } = agreement;
  const parties = [
    { side: 'downline', id: downline },
    { side: 'upline', id: upline },
  ] as const;
  const accounts = await readAccounts(
    trx,
    merchant.id,
    parties.flatMap(({ id }) => id ?? []),
  );
  const nameOf = (id: number | null): string => (id === null ? merchant.name : (accounts.get(id) ?? ''));
  const who = from === 'system' ? merchant.name : nameOf(from === 'upline' ? upline : downline);
  const text = letterOf(act, { kind, who, reason, expiresAt, effectiveAt, days, timeZone: merchant.timeZone });
  for (const { side, id } of parties) {
    if (id === null) continue;
    if (side !== from) await sendLetters(trx, merchant.id, [id], { topic: 'account', text, link: linkTo(agreement, side), at });
  }
  await tellPages(trx, agreement, at);
}

/** Refreshes the open pages of both sides. */
export async function tellPages(trx: Transaction<Database>, { merchant_id: merchantId, member_id, upline_id }: AgreementRow, at: Date) {
  const members = upline_id === null ? [member_id] : [member_id, upline_id];
  await tellMembers(
    trx,
    members.map((memberId) => ({ merchantId, memberId, topic: 'agreements', at })),
  );
}

function linkTo({ id }: AgreementRow, side: Side): string {
  return `/agentHome/contracts?of=${side === 'downline' ? 'own' : 'team'}&contract=${id}`;
}
