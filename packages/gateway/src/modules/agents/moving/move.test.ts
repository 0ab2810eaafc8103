import { memberTypes } from '@livery/contract/member-types';
import type { MoveRefusal } from '@livery/contract/move-refusals';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openAgentWorld } from '../../../../test/agents/agent-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { moveMember } from './move-member.action.ts';
import type { OnMove } from './move.hooks.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner, platform, control } = gateway;
const { tenants } = platform;
const { merchantId, add, idOf, parentOf, uplinesOf } = await openAgentWorld(gateway);

const by = { actor: 'control', requestId: null } as const;
const now = new Date('2026-02-01T12:00:00Z');
const reason = 'He asked for it';
const move = (account: string, under?: string, onMove: OnMove = async () => null) =>
  tenants.transaction(merchantId, (trx) =>
    moveMember(trx, { modules: [{ name: 'terms', onMove }] }, { merchantId, account, under }, { by, now, reason }),
  );
const limitDepth = (tree_depth: number) => owner.updateTable('merchant').set({ tree_depth }).where('id', '=', merchantId).execute();

await add('top');
await add('left', 'top');
await add('right', 'top');
await add('low', 'left');
await add('lower', 'low', { type: memberTypes.affiliate });
await add('player', 'lower', { type: memberTypes.player });
await add('shut', 'top', { state: 'closed' });
await add('tried', null, { type: memberTypes.trial });
await add('other');

afterEach(async () => {
  expect((await auditLedger(owner)).findings).toEqual([]);
});

const refused: readonly (readonly [refusal: MoveRefusal, account: string, under?: string])[] = [
  ['unknown', 'nobody', 'top'],
  ['unknown', 'left', 'nobody'],
  ['self', 'left', 'left'],
  ['there', 'left', 'top'],
  ['there', 'top'],
  ['trial', 'tried', 'top'],
  ['trial', 'left', 'tried'],
  ['closed', 'left', 'shut'],
  ['player', 'right', 'player'],
  ['cycle', 'left', 'lower'],
];

it.each(refused.map(([refusal, account, under]) => ({ refusal, account, under })))(
  'refuses a move as $refusal: $account below $under',
  async ({ refusal, account, under }) => {
    const acts = () => owner.selectFrom('audit_log').select('subject').where('act', '=', 'member.move').execute();
    const before = await acts();
    expect((await move(account, under)).refusal).toBe(refusal);
    const input = under === undefined ? { account } : { account, under };
    expect((await control('checkMove', input)).json().value.refusal).toBe(refusal);
    expect((await control('moveMember', { ...input, reason })).json().value.refusal).toBe(refusal);
    expect(await acts()).toEqual(before);
  },
);

it('refuses a member or parent of another merchant', async () => {
  const { id } = await owner
    .selectFrom('member')
    .innerJoin('merchant', 'merchant.id', 'merchant_id')
    .select('member.id')
    .where('code', '=', 'BETA')
    .where('username', '=', 'agent')
    .executeTakeFirstOrThrow();
  const edge = { merchant_id: merchantId, moved_at: now, actor: 'control' } as const;
  for (const ids of [
    { member_id: id, to_parent: idOf('top') },
    { member_id: idOf('left'), to_parent: id },
  ])
    await expect(
      owner
        .insertInto('member_move')
        .values({ ...edge, ...ids })
        .execute(),
    ).rejects.toThrow(/unknown/);
});

it('previews a move, then moves the whole branch and records it', async () => {
  const asked = { account: 'left', under: 'other' };
  const check = (await control('checkMove', asked)).json().value;
  expect(check).toEqual({ refusal: null, members: 4, depth: 4, from: ['top'], to: ['other'], seen: expect.any(String) });
  expect(await parentOf('left')).toBe('top');
  const { value } = (await control('moveMember', { ...asked, reason, seen: check.seen })).json();
  expect(value).toEqual(check);
  expect(await uplinesOf('player')).toEqual(['lower', 'low', 'left', 'other']);
  const edges = owner.selectFrom('member_move').select(['id', 'from_parent', 'to_parent', 'members']).where('member_id', '=', idOf('left'));
  const [edge] = await edges.execute();
  expect(edge).toEqual({ id: expect.any(Number), from_parent: idOf('top'), to_parent: idOf('other'), members: 4 });
  const acts = owner.selectFrom('audit_log').select(['subject', 'details']).where('act', '=', 'member.move');
  expect(await acts.execute()).toEqual([{ subject: 'left', details: { under: 'other', members: 4, move: edge?.id, reason } }]);
  await move('left', 'top');
});

it('is refused if either place has changed since the check', async () => {
  const seen = async (account: string, under: string) => (await control('checkMove', { account, under })).json().value.seen;
  const shown = await seen('low', 'right');
  await move('low', 'other');
  const late = await control('moveMember', { account: 'low', under: 'right', reason, seen: shown });
  expect([late.statusCode, late.json().value.code]).toEqual([409, 'STATE_CHANGED']);
  expect(await parentOf('low')).toBe('other');
  const target = await seen('low', 'left');
  await move('left', 'right');
  expect((await control('moveMember', { account: 'low', under: 'left', reason, seen: target })).json().value.code).toBe('STATE_CHANGED');
  const again = await control('moveMember', { account: 'low', under: 'left', reason, seen: await seen('low', 'left') });
  expect(again.json().value).toMatchObject({ refusal: null, from: ['other'], to: ['top', 'right', 'left'] });
  await move('left', 'top');
});

it('requires a reason', async () => {
  for (const input of [{}, { reason: '' }])
    expect((await control('moveMember', { account: 'left', under: 'right', ...input })).statusCode).toBe(400);
  expect(await parentOf('left')).toBe('top');
});

it('gives a branch its old lineages when it moves back', async () => {
  const lineages = () =>
    owner
      .selectFrom('member')
      .select(['id', 'lineage_id'])
      .where('id', 'in', ['left', 'low', 'lower', 'player'].map(idOf))
      .orderBy('id')
      .execute();
  const before = await lineages();
  await move('left');
  expect(await uplinesOf('player')).toEqual(['lower', 'low', 'left']);
  expect(await lineages()).not.toEqual(before);
  await move('left', 'top');
  expect(await lineages()).toEqual(before);
});

it('measures depth at the deepest member of the branch', async () => {
  await limitDepth(4);
  expect(await move('left', 'right')).toMatchObject({ refusal: 'tooDeep', members: 4, depth: 5 });
  await limitDepth(5);
  expect(await move('left', 'right')).toMatchObject({ refusal: null, members: 4, depth: 5 });
  await expect(add('deeper', 'player')).rejects.toThrow(/at the maximum tree depth/);
  await limitDepth(64);
  await move('left', 'top');
});

it('asks the modules whether the branch’s terms fit', async () => {
  expect((await move('left', 'right', async () => 'terms')).refusal).toBe('terms');
  expect(await parentOf('left')).toBe('top');
});

it('makes no cycle when two agents are moved below each other at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [`one${round}`, `two${round}`];
    await add(one);
    await add(two);
    await add(`below-${one}`, one);
    const moves = await Promise.all([move(one, two), move(two, one), move(two, `below-${one}`)]);
    const done = moves.filter(({ refusal }) => refusal === null).length;
    // The second move may take `two` on from `one` to the agent below, since the first has put it under `one`.
    expect(done).toBeGreaterThan(0);
    const uplines = [...(await uplinesOf(one)), ...(await uplinesOf(two))];
    expect(uplines.includes(one) && uplines.includes(two)).toBe(false);
  }
});

it('includes members who join the branch during the move', async () => {
  for (let round = 0; round < 10; round += 1) {
    const head = `head${round}`;
    await add(head, 'left');
    await Promise.all([move(head, 'right'), ...[1, 2, 3].map((number) => add(`joins${round}-${number}`, head, { type: 0 }))]);
    for (const number of [1, 2, 3]) expect(await uplinesOf(`joins${round}-${number}`)).toEqual([head, 'right', 'top']);
  }
});

it('blocks no bet of the branch', async () => {
  const games = await owner.selectFrom('account').select('id').where('member_id', '=', idOf('player')).executeTakeFirstOrThrow();
  await tenants.transaction(merchantId, async (trx) => {
    await moveMember(trx, { modules: [] }, { merchantId, account: 'left', under: 'right' }, { by, now, reason });
    await tenants
      .transaction(merchantId, async (other) => {
        await sql`SET LOCAL lock_timeout = '500ms'`.execute(other);
        await sql`SELECT lock_accounts(ARRAY[${games.id}]::bigint[])`.execute(other);
        const bet = {
          merchant_id: merchantId,
          member_id: idOf('player'),
          node_id: 27_002,
          key: sql<string>`gen_random_uuid()`,
          id: 999_999_999,
        };
        const figures = { stake: 100, valid_stake: 100, payout: 0, settle_txn: 999_999_999, unit: 'BRL', course: null };
        await other
          .insertInto('bet')
          .values({ ...bet, ...figures, opened_at: now, settled_at: now })
          .execute();
        throw new Error('nothing stays');
      })
      .catch((error: Error) => expect(error.message).toBe('nothing stays'));
  });
  await move('left', 'top');
});
