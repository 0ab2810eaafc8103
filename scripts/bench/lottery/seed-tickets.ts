import type pg from 'pg';
import { kindOf } from '@livery/lottery/kinds/kinds';
import type { Draw } from '@livery/lottery/model/draw';
import type { SeededTree } from '../agents/seed-tree.ts';

const numbers: Draw = [3, 3, 7, 0, 9];
const flags = { fortyNine: 'returned', tie: 'returned', thirty: 'returned' } as const;

/** A quarter each: a digit of a place, its side, eight of the last three digits, and three different ones of five. About one in six wins. */
const plays = [
  { play: 'place', slots: `ARRAY[b, b, b, b, bit_of(g % 10)]`, lines: 1, odds: '{980}' },
  {
    play: 'place-sides',
    slots: `ARRAY[s, s, s, s, CASE WHEN g % 8 < 4 THEN B'1000' ELSE B'0100' END]`,
    lines: 1,
    odds: '{196,196,196,196}',
  },
  {
    play: 'last3-direct',
    slots: `ARRAY[bit_of(g % 10) | bit_of((g + 5) % 10), bit_of(g / 10 % 10) | bit_of((g / 10 + 5) % 10), bit_of(g / 100 % 10) | bit_of((g / 100 + 5) % 10)]`,
    lines: 8,
    odds: '{98000}',
  },
  {
    play: 'last3-group-6',
    slots: `ARRAY[bit_of(g % 10) | bit_of((g + 3) % 10) | bit_of((g + 6) % 10) | bit_of((g + 9) % 10) | bit_of((g + 12) % 10)]`,
    lines: 10,
    odds: '{16333}',
  },
];

/** A verified issue with so many tickets of a tree's members, as `place.service.ts` writes them. */
export async function seedTickets(client: pg.Client, { merchantId, base, members, currency }: SeededTree, tickets: number) {
  const { rows: games } = await client.query<{ node_id: number }>(
    `SELECT node_id FROM game JOIN lottery USING (node_id) WHERE model = 'lottery:SSC' AND merchant_id = $1 ORDER BY node_id LIMIT 1`,
    [merchantId],
  );
  const nodeId = games[0]?.node_id ?? 0;
  await client.query('SET session_replication_role = replica');
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO lottery_issue (merchant_id, node_id, number, opens_at, closes_at, draws_at, seed, round, animal, state, numbers, drawn_at, source,
        flags, prize_group)
      SELECT $1, $2, '20200101-' || count(*), now() - make_interval(mins => 10 + count(*)::integer), now() - interval '1 minute', now() - interval '50 seconds',
        decode(repeat('00', 32), 'hex'), 1, 0, 'verified', $3, now(), 'own', '${JSON.stringify(flags)}', 1960 FROM lottery_issue WHERE number LIKE '20200101-%' RETURNING id`,
    [merchantId, nodeId, numbers],
  );
  const issueId = Number(rows[0]?.id);
  await client
    .query(`CREATE FUNCTION pg_temp.bit_of(digit bigint) RETURNS varbit IMMUTABLE LANGUAGE sql AS $$
    SELECT (B'1000000000' >> digit::integer)::varbit $$`)
    .catch(() => {});
  for (const [part, { play, slots, lines, odds }] of plays.entries()) {
    const count = Math.floor(tickets / plays.length);
    const first = issueId * 10_000_000 + 5_000_000_000 + part * count;
    const values = `FROM generate_series(1, ${count}) AS g CROSS JOIN (SELECT B'0000000000'::varbit AS b, B'0000'::varbit AS s) AS empty`;
    await client.query(
      `INSERT INTO bet (member_id, id, merchant_id, node_id, key, stake, valid_stake, opened_at, unit, game_type)
        SELECT ${base + 1} + g % ${members}, ${first} + g, ${merchantId}, ${nodeId}, gen_random_uuid(), ${lines * 100}, ${lines * 100},
          date_trunc('milliseconds', now() - interval '2 minutes'), '${currency}', 'ELOTT' FROM generate_series(1, ${count}) AS g`,
    );
    await client.query(
      `INSERT INTO lottery_ticket (merchant_id, member_id, node_id, issue_id, play, slots, lines, line_stake, times, stake, odds, highest, prize_group,
          bet_id, staked_at, placed_at)
        SELECT ${merchantId}, bet.member_id, ${nodeId}, ${issueId}, '${play}', (${slots.replaceAll('bit_of', 'pg_temp.bit_of')})::varbit[], ${lines}, 100, 1,
          ${lines * 100}, '${odds}', 1, 1960, bet.id, bet.opened_at, bet.opened_at
        ${values} JOIN bet ON bet.id = ${first} + g AND bet.member_id = ${base + 1} + g % ${members}`,
    );
  }
  await client.query('SET session_replication_role = origin');
  await client.query('VACUUM (ANALYZE) lottery_ticket');
  await client.query('ANALYZE bet');
  const { rows: lotteries } = await client.query(`SELECT * FROM lottery WHERE merchant_id = $1 AND node_id = $2`, [merchantId, nodeId]);
  const { rows: issues } = await client.query(`SELECT * FROM lottery_issue WHERE id = $1`, [issueId]);
  const paid = async (): Promise<number> => {
    const { rows: won } = await client.query<{ count: string }>(
      `SELECT count(*) FILTER (WHERE state = 'won') AS count, count(*) FILTER (WHERE state = 'open') AS open FROM lottery_ticket WHERE issue_id = $1`,
      [issueId],
    );
    return Number(won[0]?.count);
  };
  const lottery = { ...lotteries[0], merchant_id: merchantId, flags };
  return { running: { lottery, kind: kindOf('SSC'), code: 'SSC' }, issue: { ...issues[0], id: issueId }, paid };
}
