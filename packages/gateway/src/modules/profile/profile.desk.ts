import type { ControlValueOf, MemberRow } from '@livery/contract/control/shapes';
import { unitFor } from '#ledger/accounts.ts';
import type { DeskCall } from '#operator/control-route.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { maskMail, maskNumber } from './mask.rules.ts';
import { listCash, listContacts, listMembers } from './profile.desk.repo.ts';

export async function readMembers({ db, merchant, query, now }: DeskCall<'members'>): Promise<ControlValueOf<'members'>> {
  const { items, next } = await listMembers(db, merchant.id, query, now);
  const ids = items.map(({ id }) => id);
  const [cash, contacts] = await Promise.all([listCash(db, ids), listContacts(db, merchant.id, ids)]);
  return { items: items.map((row) => presentMemberRow(row, merchant, cash, contacts)), next };
}

type Row = Awaited<ReturnType<typeof listMembers>>['items'][number];
type Cash = Awaited<ReturnType<typeof listCash>>;
type Contacts = Awaited<ReturnType<typeof listContacts>>;

function presentMemberRow(row: Row, { currency }: Merchant, cash: Cash, contacts: Contacts): MemberRow {
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
