import { readFile } from 'node:fs/promises';
import { auditDatabase } from '@livery/gateway';
import { databaseFile } from './address.ts';

/**
 * Fails the run if anything that its journeys posted breaks a law of the books.
 *
 * @throws Error that names each broken law
 */
export default async function auditBooks(): Promise<void> {
  const { findings, checked, transactions } = await auditDatabase(await readFile(databaseFile, 'utf8'));
  if (findings.length > 0) {
    const broken = findings.map(({ name, law, row }) => `${name}: ${law}\n  ${JSON.stringify(row)}`);
    throw new Error(`The books are wrong after these journeys.\n${broken.join('\n')}`);
  }
  process.stdout.write(`the books keep all ${checked.length} laws after ${transactions} transactions\n`);
}
