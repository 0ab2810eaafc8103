import { moved, post } from '../../src/ledger/ledger.ts';
import type { LedgerEntry } from '../../src/ledger/ledger.ts';
import type { PostingKind } from '../../src/ledger/posting-kinds.ts';
import '../../src/modules/agents/agents.schema.ts';
import { clearAgreements } from './agreement-world.ts';
import { openRecordsWorld, type RecordsWorld } from '../money/records-world.ts';
import type { TestGateway } from '../test-gateway.ts';

const accounts = ['agent', 'agent2', 'agent41', 'agent42', 'lucas', 'marina', 'rafael', 'sofia'] as const;
export type TeamAccount = (typeof accounts)[number];

export interface TeamWorld {
  readonly merchantId: number;
  readonly of: Readonly<Record<TeamAccount, RecordsWorld>>;
  readonly deposit: (account: TeamAccount, at: string, amount: number) => Promise<void>;
  /** Takes money from the house. */
  readonly give: (account: TeamAccount, kind: PostingKind, at: string, amount: number) => Promise<void>;
  readonly makeVoid: (account: TeamAccount, bet: number, at: string) => Promise<void>;
  readonly move: (account: TeamAccount, under: TeamAccount | null, at: string) => Promise<void>;
}

/** The seeded team of ALPHA: agent → agent2 → agent42, lucas, marina; agent → agent41 → rafael. Sofia is in a rival's team. */
export async function openTeamWorld(gateway: TestGateway): Promise<TeamWorld> {
  // Contracts would keep some members in place.
  await clearAgreements(gateway);
  const worlds: [TeamAccount, RecordsWorld][] = [];
  for (const account of accounts) worlds.push([account, await openRecordsWorld(gateway, account)]);
  const of = Object.fromEntries(worlds) as Record<TeamAccount, RecordsWorld>;
  const { merchantId } = of.agent;
  const { tenants } = gateway.platform;
  const book = (account: TeamAccount, kind: PostingKind, at: string, entries: LedgerEntry[]) =>
    tenants.transaction(merchantId, (trx) =>
      post(trx, { merchantId, kind, actor: `member:${of[account].memberId}`, at: new Date(at), entries }),
    );
  const rival = await tenants.transaction(merchantId, (trx) =>
    trx
      .insertInto('member')
      .values({
        merchant_id: merchantId,
        username: 'rival',
        nickname: 'Rival',
        type: 1,
        state: 'active',
        parent_id: null,
        created_at: new Date('2026-01-01T00:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const place = (memberId: number, under: number | null, at: string) =>
    tenants.transaction(merchantId, async (trx) => {
      await trx
        .insertInto('member_move')
        .values({ merchant_id: merchantId, member_id: memberId, to_parent: under, moved_at: new Date(at), actor: 'control' })
        .execute();
    });
  await place(of.sofia.memberId, rival.id, '2026-01-01T00:00:00Z');
  return {
    merchantId,
    of,
    deposit: async (account, at, amount) => {
      await book(account, 'deposit', at, moved({ house: 'PSP', unit: 'BRL' }, { accountId: of[account].cash }, amount));
    },
    give: async (account, kind, at, amount) => {
      await book(account, kind, at, moved({ house: 'PROMO', unit: 'BRL' }, { accountId: of[account].cash }, amount));
    },
    makeVoid: async (account, bet, at) => {
      await tenants.transaction(merchantId, async (trx) => {
        const { opened_at } = await trx.selectFrom('bet').select('opened_at').where('id', '=', bet).executeTakeFirstOrThrow();
        const key = { member_id: of[account].memberId, opened_at, bet_id: bet, merchant_id: merchantId };
        await trx
          .insertInto('bet_void')
          .values({ ...key, voided_at: new Date(at), reason: 'fault' })
          .execute();
      });
    },
    move: (account, under, at) => place(of[account].memberId, under === null ? null : of[under].memberId, at),
  };
}
