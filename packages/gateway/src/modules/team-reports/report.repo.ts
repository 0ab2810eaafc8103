import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import { readParts } from '#database/parts.ts';
import type { PersonRow } from './team.repo.ts';

export interface ReportPage {
  readonly after?: string;
  readonly limit: number;
}

export interface ReportOrder<Figure extends string> {
  readonly sort?: Figure | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
}

export type Lines<Figure extends string> = PersonRow & Readonly<Record<Figure, number>>;

export interface Report<Figure extends string> {
  /** Keeps the cursors of one report out of another. */
  readonly name: string;
  /** A row for each member: `member_id`, `level` and the figures. */
  readonly lines: RawBuilder<unknown>;
  readonly figures: readonly Figure[];
  readonly sort: Figure;
  readonly direction: 'ascending' | 'descending';
}

/**
 * A page of members with their figures, and the totals of all pages. One statement reads both, so a bet that arrives
 * meanwhile is in both or in neither.
 */
export async function readReport<Figure extends string>(
  db: GatewayDatabase,
  { name, lines, figures, sort, direction }: Report<Figure>,
  page: ReportPage,
): Promise<{ items: Lines<Figure>[]; next: string | null; totals: Record<Figure, number> }> {
  const own = (table: string) => sql.join(figures.map((figure) => sql.ref(`${table}.${figure}`)));
  const sums = sql.join(figures.map((figure) => sql`COALESCE(sum(${sql.ref(figure)}), 0)::bigint AS ${sql.ref(figure)}`));
  const totals = sql`SELECT row_to_json(summed) FROM (SELECT ${sums} FROM line) AS summed`;
  const rows = sql<Omit<Lines<Figure>, 'username' | 'type'> & { totals: Record<Figure, number> }>`(
    WITH line AS MATERIALIZED (${lines})
    SELECT line.member_id AS id, line.level, ${own('line')}, (${totals}) AS totals FROM line
  )`;
  const order = keyset(`team-${name}-${sort}-${direction}`, direction === 'ascending' ? 'asc' : 'desc', {
    [`row.${sort}`]: 'integer',
    'row.id': 'integer',
  });
  // Look up only the members on the page.
  const query = db
    .selectFrom(rows.as('row'))
    .selectAll()
    .select([
      sql<string>`(SELECT username FROM member WHERE member.id = row.id)`.as('username'),
      sql<number>`(SELECT type FROM member WHERE member.id = row.id)`.as('type'),
    ]);
  const { items, next } = (await readPage(query as never, order as never, page)) as unknown as {
    items: (Lines<Figure> & { totals: Record<Figure, number> })[];
    next: string | null;
  };
  const none = Object.fromEntries(figures.map((figure) => [figure, 0])) as Record<Figure, number>;
  // If the first page is empty, so are the totals. Another statement would see bookings that arrived meanwhile.
  if (items.length > 0 || page.after === undefined) return { items, next, totals: items[0]?.totals ?? none };
  const { rows: alone } = await sql<{ totals: Record<Figure, number> }>`WITH line AS (${lines}) SELECT (${totals}) AS totals`.execute(db);
  return { items, next, totals: alone[0]?.totals ?? none };
}

/** All members of a report, as a file lists them. Only within a transaction. */
export function readWholeReport<Figure extends string>(
  db: GatewayDatabase,
  { lines, sort, direction }: Report<Figure>,
): AsyncGenerator<Lines<Figure>[]> {
  const order = sql.raw(direction === 'ascending' ? 'ASC' : 'DESC');
  const by = sql`${sql.ref(sort)} ${order}, member_id ${order}`;
  // OFFSET makes the planner sort before it looks up names. The file begins sooner, because names are read as it is sent.
  return readParts(
    db,
    sql<Lines<Figure>>`SELECT member_id AS id, line.*, username, type FROM (
        SELECT * FROM (${lines}) AS unsorted ORDER BY ${by} OFFSET 0
      ) AS line JOIN member ON member.id = member_id ORDER BY ${by}`,
  );
}
