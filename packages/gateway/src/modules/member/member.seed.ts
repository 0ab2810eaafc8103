import { inPurse, openMemberAccount, readPurse, unitFor } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import type { Seeding } from '#http/module.ts';
import { hashPassword, passwordQueue } from '#identity/password.ts';
import { demoPassword } from './demo-accounts.seed.ts';

interface SeededMember {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly parent?: string;
  /** Minor units. Play money for a trial account. */
  readonly balance: number;
  readonly vipLevel?: number;
  readonly isClosed?: boolean;
  readonly isFirstLogin?: boolean;
  readonly isPasswordExpired?: boolean;
  /** The demo password if omitted. */
  readonly password?: string;
  /** Verified. */
  readonly email?: string;
  /** Verified, in E.164. */
  readonly mobile?: string;
}

/** One account of every type and state, and an agent tree three levels deep. Parents precede their children. */
export const seededMembers: readonly SeededMember[] = [
  { account: 'demo', nickname: 'Demo', type: 0, balance: 1_250_075, vipLevel: 3, mobile: '+5511987650001' },
  { account: 'trial', nickname: 'Trial', type: 4, balance: 100_000 },
  { account: 'agent', nickname: 'Agent', type: 1, balance: 845_000, vipLevel: 5, mobile: '+5511987650002' },
  { account: 'agent2', nickname: 'Second agent', type: 2, parent: 'agent', balance: 312_550 },
  { account: 'agent41', nickname: 'Affiliate', type: 41, parent: 'agent', balance: 98_000 },
  { account: 'agent42', nickname: 'Second affiliate', type: 42, parent: 'agent2', balance: 41_230 },
  { account: 'lucas', nickname: 'Lucas', type: 0, parent: 'agent2', balance: 56_700, vipLevel: 1 },
  { account: 'marina', nickname: 'Marina', type: 0, parent: 'agent2', balance: 203_415, vipLevel: 2, mobile: '+5511987650003' },
  { account: 'rafael', nickname: 'Rafael', type: 0, parent: 'agent41', balance: 0 },
  { account: 'sofia', nickname: 'Sofia', type: 0, balance: 31_200 },
  { account: 'novo', nickname: 'Novo', type: 0, balance: 5_000, isFirstLogin: true },
  { account: 'expired', nickname: 'Expired', type: 0, balance: 12_000, isPasswordExpired: true, mobile: '+5511987650004' },
  { account: 'default', nickname: 'Default', type: 0, balance: 8_000, password: '123456', mobile: '+5511987650005' },
  { account: 'starter', nickname: 'Starter', type: 0, balance: 6_400, password: '123456' },
  { account: 'helena', nickname: 'Helena', type: 0, balance: 31_900, email: 'helena@member.example', mobile: '+5521900000010' },
  { account: 'closed', nickname: 'Closed', type: 0, balance: 0, isClosed: true },
  { account: 'beatriz', nickname: 'Beatriz', type: 0, balance: 48_000 },
];

const day = 86_400_000;

export async function seedMembers({ trx, merchant, now }: Seeding): Promise<void> {
  const parents = new Map<string, number>();
  for (const member of seededMembers) {
    const { account, nickname, type, parent, vipLevel = 0, isClosed = false, isFirstLogin = false } = member;
    const inserted = await trx
      .insertInto('member')
      .values({
        merchant_id: merchant.id,
        username: account,
        nickname,
        type,
        state: isClosed ? 'closed' : 'active',
        parent_id: parent === undefined ? null : (parents.get(parent) ?? null),
        vip_level: vipLevel,
        first_login: isFirstLogin,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) {
      await trx
        .insertInto('member_credential')
        .values({
          merchant_id: merchant.id,
          member_id: inserted.id,
          kind: 'password',
          ...(await passwordOf(member, now)),
        })
        .execute();
      await addContacts({ trx, merchant, now }, { ...member, id: inserted.id });
      await fund({ trx, merchant, now }, { ...member, id: inserted.id });
    }
    parents.set(account, inserted?.id ?? (await idOf(trx, merchant.id, account)));
  }
}

/** These passwords are public, so the accounts share one hash, which is slow to compute. */
const hashes = new Map<string, string>();

export async function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? (await passwordQueue.admit((place) => hashPassword(password, place)));
  hashes.set(password, hash);
  return hash;
}

async function passwordOf({ password = demoPassword, isPasswordExpired = false }: SeededMember, now: Date) {
  const expiresAt = isPasswordExpired ? new Date(now.getTime() - day) : null;
  return { hash: await hashOf(password), expires_at: expiresAt, changed_at: now };
}

async function addContacts({ trx, merchant, now }: Seeding, { id, email, mobile }: SeededMember & { id: number }): Promise<void> {
  for (const [kind, value] of [['email', email] as const, ['mobile', mobile] as const]) {
    if (value === undefined) continue;
    await trx.insertInto('member_contact').values({ merchant_id: merchant.id, kind, value, member_id: id, verified_at: now }).execute();
  }
}

async function idOf(trx: Seeding['trx'], merchantId: number, account: string): Promise<number> {
  const { id } = await trx
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('username', '=', account)
    .executeTakeFirstOrThrow();
  return id;
}

/** Resets the seeded members' states and balances. The ledger gets a correction, because entries are never deleted. */
export async function resetMembers({ trx, merchant, now }: Seeding): Promise<void> {
  for (const seeded of seededMembers) {
    const { account, type, balance, isClosed = false, isFirstLogin = false } = seeded;
    const member = await trx
      .updateTable('member')
      .where('merchant_id', '=', merchant.id)
      .where('username', '=', account)
      .set({ state: isClosed ? 'closed' : 'active', first_login: isFirstLogin })
      .returning(['id', 'created_at'])
      .executeTakeFirst();
    if (member === undefined) continue;
    await resetPassword({ trx, merchant, now: member.created_at }, { ...seeded, id: member.id });
    const unit = unitFor(type, merchant.currency);
    const cash = inPurse(await readPurse(trx, member.id), 'CASH', unit);
    if (cash.id === null || cash.balance === balance) continue;
    await post(trx, {
      merchantId: merchant.id,
      kind: 'reset',
      actor: 'control',
      at: now,
      entries: moved({ house: 'ADJUSTMENT', unit }, { accountId: cash.id }, balance - cash.balance),
    });
  }
}

/** Resets the password, if it was changed. */
async function resetPassword({ trx, merchant, now: createdAt }: Seeding, member: SeededMember & { id: number }): Promise<void> {
  const own = trx
    .selectFrom('member_credential')
    .select('changed_at')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', member.id)
    .where('kind', '=', 'password')
    .where('changed_at', '!=', createdAt);
  if ((await own.executeTakeFirst()) === undefined) return;
  await trx
    .updateTable('member_credential')
    .set(await passwordOf(member, createdAt))
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', member.id)
    .where('kind', '=', 'password')
    .execute();
}

/** The money comes in through the ledger, as a deposit would. */
async function fund({ trx, merchant, now }: Seeding, { id, type, balance }: SeededMember & { id: number }): Promise<void> {
  const unit = unitFor(type, merchant.currency);
  const accountId = await openMemberAccount(trx, { merchantId: merchant.id, memberId: id, kind: 'CASH', unit });
  if (balance === 0) return;
  await post(trx, {
    merchantId: merchant.id,
    kind: 'seed',
    actor: 'seed',
    at: now,
    entries: moved({ house: 'ADJUSTMENT', unit }, { accountId }, balance),
  });
}
