import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listMemberTables } from '../../test/postgres/member-tables.ts';
import { openTestGateway } from '../../test/test-gateway.ts';
import { ledgerPostings } from '#ledger/posting-kinds.ts';
import { modules } from '#modules/modules.ts';
import { postings } from './postings.ts';
import { schemaParts } from './schema-parts.ts';

const { owner } = await openTestGateway();

const tablesOf = (text: string): string[] => [...text.matchAll(/^CREATE TABLE (\w+) /gm)].map(([, name = '']) => name);
const partitions = new Set(['txn_default', 'entry_default', 'bet_default']);

describe('a table of the database', () => {
  it('belongs to exactly one room or module', async () => {
    const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`.execute(owner);
    const owned = schemaParts.flatMap(({ sql: text }) => tablesOf(text)).filter((name) => !partitions.has(name));
    expect(['schema_migration', ...owned].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('about members declares whether its rows are erased or kept and whether an archive includes them', async () => {
    const about = new Set(await listMemberTables(owner));
    for (const { name, sql: text, personalData = {} } of schemaParts) {
      const { erase = {}, keep = {}, archive = [], withhold = {} } = personalData;
      const own = tablesOf(text).filter((table) => about.has(table));
      expect({ name, tables: [...Object.keys(erase), ...Object.keys(keep)].toSorted() }).toEqual({ name, tables: own.toSorted() });
      const archived = [...archive.flatMap(({ tables }) => tables), ...Object.keys(withhold)];
      expect({ name, archived: [...new Set(archived)].toSorted() }).toEqual({ name, archived: own.toSorted() });
    }
  });
});

describe('a kind of posting', () => {
  it('is declared by exactly one owner', async () => {
    const declared = [ledgerPostings, ...modules.map(({ postings: own = {} }) => own)].flatMap((own) => Object.keys(own));
    expect(new Set(declared).size).toBe(declared.length);
    expect(new Set(Object.keys(postings))).toEqual(new Set(declared));
  });
});
