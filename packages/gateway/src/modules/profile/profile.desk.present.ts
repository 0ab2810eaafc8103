import type { MemberRow } from '@livery/contract/control/merchant';
import { unitFor } from '#ledger/accounts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { maskMail, maskNumber } from './mask.ts';
import type { listCash, listContacts, listMembers } from './profile.desk.repo.ts';

type Row = Awaited<ReturnType<typeof listMembers>>['items'][number];
type Cash = Awaited<ReturnType<typeof listCash>>;
type Contacts = Awaited<ReturnType<typeof listContacts>>;

export function presentMemberRow(row: Row, { currency }: Merchant, cash: Cash, contacts: Contacts): MemberRow {
  const unit = unitFor(row.type, currency);
  return {
    account: row.username,
    nickname: row.nickname,
    type: row.type,
    state: row.state,
    vipLevel: row.vip_level,
    balance: cash.find((account) => account.member_id === row.id && account.unit === unit)?.balance ?? 0,
    unit,
    sessions: Number(row.sessions),
    contacts: contacts
      .filter(({ member_id }) => member_id === row.id)
      .map(({ kind, value, verified_at }) => ({
        kind,
        value: kind === 'email' ? maskMail(value) : maskNumber(value),
        isVerified: verified_at !== null,
      })),
    createdAt: row.created_at.toISOString(),
    heldUntil: row.held_until?.toISOString() ?? null,
  };
}
