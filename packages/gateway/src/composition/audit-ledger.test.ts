import { noFigures } from '@livery/contract/commission-figures';
import { nothingCarried, type WindowInput } from '@livery/contract/commission-outcome';
import { plainRules } from '@livery/contract/commission-terms';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { moment, openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import { auditLedger } from './audit-ledger.ts';
import { foldHouseBalances } from '#ledger/house-balances.ts';
import { moved } from '#ledger/ledger.ts';
import { closeWindow } from '#ledger/windows.ts';

/** A turnover of 1,000 at 1 %. */
const aWindow: WindowInput = {
  terms: {
    kind: 'daily',
    minimumBet: 0,
    tiers: [{ periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 0, rate: 10_000, lostRate: null }],
    rules: plainRules,
  },
  version: 1,
  figures: { ...noFigures, validStake: 1_000 },
  days: 1,
  place: { isFirstHalf: true, endsMonth: false },
  results: [],
  children: [],
  opening: nothingCarried,
  adjustments: [],
  fromParent: null,
};

const world = await openLedgerWorld();
const cash = await world.open(1_000);
const { transactionId } = await world.post({ entries: moved({ accountId: cash }, psp, 100) });
const { transactionId: undone } = await world.post({ entries: moved({ accountId: cash }, psp, 10) });
await world.post({ entries: moved(psp, { accountId: cash }, 10), reverses: undone });
await foldHouseBalances(world.tenants.of(null), moment);
for (const day of [20, 21]) {
  const endsAt = new Date(Date.UTC(2026, 10, day));
  await closeWindow(world.tenants.of(world.alpha), { merchantId: world.alpha, name: 'day', endsAt }, endsAt);
}

const unpaidFor = `
  INSERT INTO payment_account (merchant_id, member_id, kind, institution, branch, number, holder, added_at)
    SELECT merchant_id, member_id, 'bank', 'Bank', '', '1234', 'Holder', now() FROM account WHERE id = ${cash};
  INSERT INTO withdrawal (merchant_id, member_id, account_id, unit, amount, fee, state, receipt_minutes)
    SELECT merchant_id, member_id, id, 'BRL', 5, 0, 'requested', 30 FROM payment_account`;

const seamlessMove = ({ kind, amount, betId }: { kind: string; amount: number; betId: number | null }): string => `
  INSERT INTO seamless_transaction (merchant_id, aggregator, kind, vendor_txn, member_id, round, amount, bet_id, request, unit, balance, at)
    SELECT merchant_id, 'arcade', '${kind}', '${kind}-1', member_id, 'r1', ${amount}, ${betId}, gen_random_uuid(), unit, 0, '2026-03-01' FROM account WHERE id = ${cash}`;
const seamlessBet = `
  INSERT INTO bet (merchant_id, member_id, node_id, unit, stake, valid_stake, payout, opened_at, settled_at, id, settle_txn, key)
    SELECT merchant_id, member_id, 27002, unit, 100, 100, 0, '2026-03-01', '2026-03-01', ${transactionId}, ${transactionId}, gen_random_uuid() FROM account WHERE id = ${cash};
  ${seamlessMove({ kind: 'bet', amount: 100, betId: transactionId })}`;

/** An hour without bets. */
const anHour = (hour: string, stake: number): string => `
  INSERT INTO member_hour (member_id, merchant_id, lineage_id, day, game_type, last_at, hour, stake, valid_stake, payout, rounds)
    SELECT member_id, merchant_id, 1, '2026-03-01', 'RNG', '2026-03-01', '2026-03-01 ${hour}Z', ${stake}, 0, 0, 0 FROM account WHERE id = ${cash}`;

/** A line of 10 due from the house, optionally with faults. */
const aCommission = ({ window = 'approved', state = 'calculated', paid = 0, from = '2026-03-01', gross = 10 }): string => `
  INSERT INTO agreement (merchant_id, kind, member_id, state, created_at) SELECT merchant_id, 'daily', member_id, 'active', now() FROM account WHERE id = ${cash};
  INSERT INTO agreement_version (merchant_id, agreement_id, number, terms, hash, starts_at, accepted_at)
    SELECT merchant_id, id, 1, '{}', repeat('0', 64), '2026-03-01', now() FROM agreement ORDER BY id DESC LIMIT 1;
  INSERT INTO commission_window (merchant_id, kind, period, from_at, before_at, ends_day, state)
    SELECT merchant_id, 'daily', 'daily', '2026-03-01', '2026-03-02', true, '${window}' FROM agreement ORDER BY id DESC LIMIT 1;
  INSERT INTO commission_line (merchant_id, window_id, agreement_id, version_id, kind, member_id, level, is_guaranteed, from_at, before_at,
      input, closing, tier, base, gross, amount, net, due, paid, state, created_at)
    SELECT agreement.merchant_id, own.id, agreement.id, version.id, 'daily', member_id, 0, false, '${from}', '2026-03-02',
      '${JSON.stringify(aWindow)}', '{"carry": 0, "makeUp": 0, "quarantine": []}', 0, 1000, ${gross}, 10, 10, 10, ${paid}, '${state}', now()
    FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id, commission_window AS own
    ORDER BY agreement.id DESC LIMIT 1`;

/** The first statement of the line of 10 and its document, optionally with faults. */
const aStatement = ({ lines = 10, paid = 0, position = 1, hash = '' }): string => `${aCommission({ window: 'paid' })};
  INSERT INTO statement (merchant_id, number, member_id, kind, agreement_id, position, from_at, before_at, through_event, issued_at, document,
      hash, previous, opening, lines, adjustments, paid, closing)
    SELECT merchant_id, 1, member_id, 'window', agreement_id, ${position}, from_at, before_at, 0, now(), document,
      ${hash === '' ? `encode(sha256(convert_to(document, 'UTF8')), 'hex')` : `'${hash}'`}, ${position === 1 ? 'NULL' : `repeat('a', 64)`},
      0, ${lines}, 0, ${paid}, ${lines - paid}
    FROM commission_line, LATERAL (SELECT jsonb_build_object('number', 1, 'position', ${position}, 'kind', 'window', 'from', from_at, 'before', before_at,
      'previous', ${position === 1 ? 'NULL' : `repeat('a', 64)`}, 'totals', jsonb_build_object('opening', 0, 'lines', ${lines}, 'adjustments', 0,
      'paid', ${paid}, 'closing', ${lines - paid}))::text AS document) AS written ORDER BY id DESC LIMIT 1`;

/** A published day without players. Its root is correct by default. */
const aProof = ({ day = '2026-03-01', root = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' }): string => `
  INSERT INTO play_proof (merchant_id, day, from_at, before_at, leaves, root, made_at)
    VALUES (${world.alpha}, '${day}', '${day} 00:00Z', '${day} 23:00Z', 0, '${root}', now())`;

/** A paid issue of an outside lottery without a verified result, optionally with other faults. */
const anIssue = ({ verified = true, more = '' }): string => `
  INSERT INTO lottery_issue (merchant_id, node_id, number, opens_at, closes_at, draws_at, state, seed, round, animal, source, flags, prize_group,
      numbers, drawn_at, paid_at)
    SELECT merchant_id, node_id, '20260301-0001', '2026-03-01', '2026-03-02', '2026-03-03', 'paid', decode(repeat('00', 32), 'hex'), 1, 0,
      'outside', flags, prize_group, '{1}', '2026-03-03', '2026-03-03' FROM lottery WHERE merchant_id = ${world.alpha} ORDER BY node_id LIMIT 1;
  ${
    verified
      ? `INSERT INTO lottery_result (merchant_id, issue_id, numbers, written_by, written_at, state, decided_by, decided_at)
           SELECT merchant_id, id, numbers, 'Ana', drawn_at, 'verified', 'Bruno', drawn_at FROM lottery_issue`
      : ''
  };
  ${more}`;
const lotteryTicket = (state: string, copyOf = 'NULL', bet = transactionId, groups = 'NULL'): string => `
  INSERT INTO lottery_ticket (merchant_id, member_id, node_id, issue_id, play, slots, lines, line_stake, times, stake, odds, highest, prize_group,
      groups, uplines, bet_id, staked_at, placed_at, copy_of, state, payout, settled_at)
    SELECT i.merchant_id, a.member_id, i.node_id, i.id, 'place', '{1}', 1, 10, 1, 10, '{200}', 20, i.prize_group,
      ${groups === 'NULL' ? 'NULL, NULL' : `'${groups}', '{}'`}, ${bet}, '2026-03-01', '2026-03-01', ${copyOf}, '${state}', ${state === 'lost' ? '0' : 'NULL'}, ${state === 'open' ? 'NULL' : 'now()'} FROM lottery_issue AS i, account AS a WHERE a.id = ${cash};`;
const lotteryFault = (kind: string): string => `
  INSERT INTO lottery_fault (merchant_id, node_id, issue_id, kind, numbers, note, state, declared_by, declared_at, decided_by, decided_at, done_at)
    SELECT merchant_id, node_id, id, '${kind}', ${kind === 'wrong' ? `'{2}'` : 'NULL'}, 'Note', 'done', 'Ana', now(), 'Bruno', now(), now()
    FROM lottery_issue;`;

/** Damage by a superuser, and the law that it breaks. */
const damages: readonly (readonly [law: string, damage: string, table: string])[] = [
  ['two-entries', `DELETE FROM entry WHERE txn_id = ${transactionId} AND position = 2`, 'entry_default'],
  ['places', `UPDATE entry SET position = 1 WHERE txn_id = ${transactionId}`, 'entry_default'],
  ['account-belongs', `UPDATE account SET unit = 'ZZZ' WHERE id = ${cash}`, 'account'],
  ['account-belongs', `UPDATE account SET merchant_id = 999 WHERE member_id IS NULL AND merchant_id = ${world.beta}`, 'account'],
  ['zero-sum', `UPDATE entry SET amount = amount + 1 WHERE txn_id = ${transactionId} AND position = 2`, 'entry_default'],
  ['entry-belongs', `UPDATE entry SET merchant_id = ${world.beta} WHERE txn_id = ${transactionId}`, 'entry_default'],
  ['balance', `UPDATE account SET balance = balance + 777 WHERE id = ${cash}`, 'account'],
  ['covered', `UPDATE account SET may_go_below = true, balance = NULL WHERE id = ${cash}`, 'account'],
  ['house-balance', 'UPDATE house_balance SET balance = balance + 1', 'house_balance'],
  ['closed-system', `DELETE FROM entry WHERE txn_id = ${transactionId} AND position = 1`, 'entry_default'],
  ['reversal', `DELETE FROM txn_reversal WHERE txn_id = ${undone}`, 'txn_reversal'],
  [
    'bet',
    `INSERT INTO bet (merchant_id, member_id, node_id, unit, stake, valid_stake, opened_at, game_type, id, key)
       SELECT merchant_id, member_id, 27002, unit, 101, 101, now(), 'SLOT', ${transactionId}, gen_random_uuid() FROM account WHERE id = ${cash}`,
    'bet_default',
  ],
  [
    'void-bet',
    `INSERT INTO bet (merchant_id, member_id, node_id, unit, stake, valid_stake, opened_at, game_type, id, key)
       SELECT merchant_id, member_id, 27002, unit, 10, 10, now(), 'SLOT', ${undone}, gen_random_uuid() FROM account WHERE id = ${cash}`,
    'bet_default',
  ],
  ['member-day', anHour('10:00', 5), 'member_hour'],
  ['member-hour', `${anHour('10:00', 5)}; ${anHour('11:00', -5)}`, 'member_hour'],
  ['member-money', `UPDATE member_money_hour SET joined = 2`, 'member_money_hour'],
  ['member-money-hour', `UPDATE member_money_hour SET hour = hour - interval '1 hour'`, 'member_money_hour'],
  ['first-deposit', `UPDATE member_money_hour SET first_deposits = 1`, 'member_money_hour'],
  ['lineage-hour', `INSERT INTO team_fold SELECT id, now() + interval '1 year', now() FROM merchant; DELETE FROM fold_mark`, 'fold_mark'],
  [
    'team-hour',
    `INSERT INTO team_hour SELECT merchant_id, member_id, now(), ${'0, '.repeat(10)} 1, '' FROM account WHERE id = ${cash}`,
    'team_hour',
  ],
  ['team-active', `INSERT INTO team_active SELECT merchant_id, member_id, now(), 90, 1 FROM account WHERE id = ${cash}`, 'team_active'],
  ['team-size', `INSERT INTO team_size SELECT merchant_id, member_id, 1, 0 FROM account WHERE id = ${cash}`, 'team_size'],
  ['member-month', `INSERT INTO member_month SELECT merchant_id, '2026-03-01', lineage_id, id, 1 FROM member`, 'member_month'],
  [
    'member-move',
    `INSERT INTO member_move (merchant_id, member_id, to_parent, members, moved_at, actor)
     SELECT merchant_id, id, id, 1, now(), 'control' FROM member WHERE parent_id IS NULL`,
    'member_move',
  ],
  [
    'former-lineage',
    `INSERT INTO member_move (merchant_id, member_id, from_parent, members, moved_at, actor)
     SELECT merchant_id, id, parent_id, 1, now(), 'control' FROM member WHERE username = 'lucas'`,
    'member_move',
  ],
  ['held', unpaidFor, 'withdrawal'],
  ['withdrawal', unpaidFor, 'withdrawal'],
  ['withdrawal-steps', unpaidFor, 'withdrawal'],
  ['vendor-transfer', `UPDATE txn SET kind = 'transferIn', subject = 'vendor:PG' WHERE id = ${transactionId}`, 'txn_default'],
  ['movement-text', `UPDATE txn SET kind = 'pointEarn' WHERE id = ${transactionId}`, 'txn_default'],
  ['vendor-wallet', `UPDATE account SET kind = 'VENDOR:PG' WHERE id = ${cash}`, 'account'],
  ['upline-transfer', `UPDATE txn SET kind = 'transferUpline' WHERE id = ${transactionId}`, 'txn_default'],
  ['downline-transfer', `UPDATE txn SET kind = 'transferDownline' WHERE id = ${transactionId}`, 'txn_default'],
  [
    'reward-posting',
    `INSERT INTO reward (merchant_id, member_id, origin, titles, kind, amount, unit, created_at, expires_at, claimed_at, txn_id)
       SELECT merchant_id, member_id, 'desk', '{}', 'cash', 101, unit, now(), now(), now(), ${transactionId} FROM account WHERE id = ${cash}`,
    'reward',
  ],
  ['ticket-once', `UPDATE reward SET origin = 'wheel' WHERE id = (SELECT min(id) FROM reward)`, 'reward'],
  ['prize-stock', `UPDATE pool_prize SET stock = stock - 1 WHERE stock > 1`, 'pool_prize'],
  [
    'envelope-pot',
    `INSERT INTO envelope_pot (merchant_id, pool_id, total, opened_at) SELECT merchant_id, id, 5, now() FROM prize_pool WHERE kind = 'envelope'`,
    'envelope_pot',
  ],
  ['seamless-bet', seamlessMove({ kind: 'bet', amount: 101, betId: transactionId }), 'seamless_transaction'],
  ['seamless-win', seamlessMove({ kind: 'win', amount: 7, betId: null }), 'seamless_transaction'],
  ['seamless-settlement', seamlessBet, 'seamless_transaction'],
  ['commission-amount', aCommission({ gross: 11 }), 'commission_line'],
  ['commission-paid', aCommission({ paid: 10, state: 'paid' }), 'commission_line'],
  ['commission-posting', `UPDATE txn SET kind = 'dividend', subject = 'commission:0' WHERE id = ${transactionId}`, 'txn_default'],
  ['commission-once', aCommission({ from: '2026-02-28' }), 'commission_line'],
  ['commission-debt', aCommission({ window: 'short' }), 'commission_line'],
  ['commission-told', aCommission({ paid: 10, state: 'paid' }), 'commission_line'],
  [
    'commission-so-far',
    `INSERT INTO commission_so_far (merchant_id, version_id, from_at, up_to, minimum_bet, active_members, winners, late_bookings)
      SELECT merchant_id, id, '2026-03-01', '2026-03-02', 1, 1, '{}', 0 FROM agreement_version LIMIT 1`,
    'commission_so_far',
  ],
  ['statement-hash', aStatement({ hash: '0'.repeat(64) }), 'statement'],
  ['statement-chain', aStatement({ position: 2 }), 'statement'],
  ['statement-lines', aStatement({ lines: 11 }), 'statement'],
  ['statement-closing', aStatement({ paid: 1 }), 'statement'],
  ['statements-in-force', 'DROP TRIGGER statement_append_only ON statement', 'statement'],
  ['play-proof-root', aProof({ root: '0'.repeat(64) }), 'play_proof'],
  ['play-proof-leaves', `${anHour('10:00', 5)}; ${aProof({})}`, 'play_proof'],
  ['play-proof-days', `${aProof({})}; ${aProof({ day: '2026-03-02' })}`, 'play_proof'],
  ['play-proofs-in-force', 'DROP TRIGGER play_leaf_append_only ON play_leaf', 'play_leaf'],
  ['tree', `UPDATE member SET parent_id = NULL WHERE username = 'lucas'`, 'member'],
  ['tree-depth', 'UPDATE merchant SET tree_depth = 1', 'merchant'],
  ['lineage', 'DELETE FROM lineage_ancestor WHERE depth = 2', 'lineage_ancestor'],
  ['agreement-state', `UPDATE agreement SET state = 'requested' WHERE state = 'active'`, 'agreement'],
  ['agreement-accepted', `UPDATE agreement_version SET hash = repeat('a', 64)`, 'agreement_version'],
  [
    'agreement-version',
    `ALTER TABLE agreement_version DROP CONSTRAINT agreement_version_int8range_tstzrange_excl;
     INSERT INTO agreement_version (merchant_id, agreement_id, number, terms, hash, starts_at, accepted_at)
       SELECT merchant_id, agreement_id, 2, terms, hash, starts_at, accepted_at FROM agreement_version`,
    'agreement_version',
  ],
  [
    'agreement-rate',
    `UPDATE agreement_version SET terms = jsonb_set(terms, '{tiers,1,rate}', '8001') WHERE agreement_id IN (
       SELECT id FROM agreement WHERE kind = 'daily' AND upline_id IS NOT NULL)`,
    'agreement_version',
  ],
  ['agreement-above', `UPDATE agreement SET state = 'terminated', ends_at = now() WHERE upline_id IS NULL`, 'agreement'],
  ['agreement-parties', `UPDATE agreement SET upline_id = NULL`, 'agreement'],
  ['lottery-tickets-are-bets', anIssue({ more: lotteryTicket('lost') }), 'lottery_ticket'],
  ['lottery-paid-issues-are-settled', anIssue({ more: lotteryTicket('open') }), 'lottery_ticket'],
  [
    'lottery-draws-are-chained',
    anIssue({
      more: `INSERT INTO lottery_draw (merchant_id, node_id, issue_id, signature, numbers, previous, hash)
        SELECT merchant_id, node_id, id, '', numbers, repeat('a', 64), repeat('b', 64) FROM lottery_issue`,
    }),
    'lottery_draw',
  ],
  ['lottery-results-are-verified', anIssue({ verified: false }), 'lottery_issue'],
  [
    'lottery-copies',
    anIssue({
      more: `${lotteryTicket('lost')} ${lotteryTicket('lost', '(SELECT min(id) FROM lottery_ticket)', undone)} ${lotteryFault('wrong')}`,
    }),
    'lottery_ticket',
  ],
  ['lottery-faults', anIssue({ more: `${lotteryTicket('lost')} ${lotteryFault('undrawn')}` }), 'lottery_ticket'],
  [
    'lottery-receivables',
    anIssue({
      more: `${lotteryTicket('void')} ${lotteryFault('wrong')}
        INSERT INTO lottery_receivable (merchant_id, member_id, fault_id, ticket_id, unit, owed, created_at)
          SELECT t.merchant_id, t.member_id, f.id, t.id, 'BRL', 10, now() FROM lottery_ticket AS t, lottery_fault AS f`,
    }),
    'lottery_receivable',
  ],
  [
    'lottery-rebates-are-split',
    anIssue({ more: lotteryTicket('lost', 'NULL', transactionId, '{2000}').replace('10, 1, 10,', '100, 1, 100,') }),
    'lottery_ticket',
  ],
  [
    'lottery-rebates-are-booked',
    anIssue({
      more: `INSERT INTO lottery_rebate (merchant_id, issue_id, member_id, part, unit, earned)
        SELECT i.merchant_id, i.id, a.member_id, 'own', 'BRL', 10 FROM lottery_issue AS i, account AS a WHERE a.id = ${cash}`,
    }),
    'lottery_rebate',
  ],
  ['lottery-law', 'DROP TRIGGER lottery_fault_kept ON lottery_fault', 'lottery_fault'],
  ['window', `UPDATE settlement_window SET through_txn = 0 WHERE ends_at = '2026-11-21'`, 'settlement_window'],
  ['law-in-force', 'DROP TRIGGER entry_written ON entry_default', 'entry_default'],
  ['law-in-force', 'ALTER TABLE member DISABLE ROW LEVEL SECURITY', 'member'],
];

describe('an audit', () => {
  it('finds nothing wrong in correct books', async () => {
    const { findings, transactions, entries } = await auditLedger(world.owner);
    expect(findings).toEqual([]);
    expect(transactions).toBeGreaterThan(20);
    expect(entries).toBeGreaterThanOrEqual(2 * transactions);
  });

  it.each(damages)('names the row that breaks the law %s', async (law, damage, table) => {
    const rollback = new Error('the damage is undone');
    await world.owner
      .transaction()
      .execute(async (trx) => {
        const parents = table.endsWith('_default') ? [table.replace('_default', ''), table] : [table];
        for (const name of parents) await sql`ALTER TABLE ${sql.table(name)} DISABLE TRIGGER USER`.execute(trx);
        await sql.raw(damage).execute(trx);
        for (const name of parents) await sql`ALTER TABLE ${sql.table(name)} ENABLE TRIGGER USER`.execute(trx);
        const { findings } = await auditLedger(trx);
        expect(findings.map(({ name }) => name)).toContain(law);
        for (const { row } of findings) expect(Object.keys(row).length).toBeGreaterThan(0);
        throw rollback;
      })
      .catch((error: unknown) => {
        if (error !== rollback) throw error;
      });
  });
});
