import { expect, it } from 'vitest';
import { openLedgerWorld } from '../../test/money/ledger-world.ts';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { auditDatabase } from './audit-database.ts';

const world = await openLedgerWorld();

it('proves the books of a live database against each law', async () => {
  const laws: string[] = [];
  const report = await auditDatabase(world.url, (law) => laws.push(law));
  expect(report.findings).toEqual([]);
  expect(laws).toHaveLength(report.checked.length);
  expect(report.entries).toBeGreaterThan(report.transactions);
});

it('is refused to a role that sees only part of the data, and where there are no books', async () => {
  const url = new URL(world.url);
  url.searchParams.set('options', '-c role=livery_runtime');
  await expect(auditDatabase(url.href)).rejects.toThrow('one tenant at most');
  const empty = await createTestDatabase({ empty: true });
  await expect(auditDatabase(empty.url)).rejects.toThrow('never migrated');
  await empty.drop();
});
