import { readFile } from 'node:fs/promises';
import { auditDatabase } from '@livery/gateway';
import { databaseFile } from './address.ts';

/**
 * What all journeys of a run have posted keeps every law of the books, or the run has failed.
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
