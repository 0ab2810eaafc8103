import type { Actor } from '#ledger/facts.ts';
import { openMemberAccount, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import type { PostingKind } from '#ledger/posting-kinds.ts';
import { tellMember } from '#push/tell-member.ts';
import { noteEnd, type BonusEnd, type BonusRow } from './bonuses.repo.ts';

const kinds: Readonly<Record<BonusEnd, PostingKind>> = { released: 'bonusRelease', forfeited: 'bonusForfeit', expired: 'bonusExpiry' };

/** Ends a locked, active bonus: the wagered part goes to CASH, the rest back to the house. */
export async function endBonus(
  trx: LedgerTransaction,
  { id, merchant_id: merchantId, member_id: memberId, unit, amount, required, worked }: BonusRow,
  state: BonusEnd,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const bonusAccount = await openMemberAccount(trx, { merchantId, memberId, kind: 'BONUS', unit });
  const to =
    state === 'released'
      ? { accountId: await openMemberAccount(trx, { merchantId, memberId, kind: 'CASH', unit }) }
      : ({ house: 'PROMO', unit } as const);
  const entries = moved({ accountId: bonusAccount }, to, amount);
  const { transactionId } = await post(trx, { merchantId, kind: kinds[state], actor, at: now, subject: `bonus:${id}`, entries });
  await noteEnd(trx, id, { state, transactionId, worked: state === 'released' ? required : worked, now });
  await tellMember(trx, { merchantId, memberId, topic: 'bonuses', at: now });
}
