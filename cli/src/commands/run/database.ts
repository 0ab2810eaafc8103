import { exitCode } from '../../errors/exit-codes.ts';
import { auditDatabaseFor, migrateDatabaseFor, type MigrateDatabaseRequest } from '../../services/run/database.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, sayWarnings, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

type Options = MigrateDatabaseRequest & { json?: boolean };

export function runDatabase(action: 'migrate' | 'audit', options: Options): Promise<number> {
  return action === 'audit' ? runAudit(options) : runMigrate(options);
}

async function runMigrate({ json = false, ...request }: Options): Promise<number> {
  const { applied, pending, warnings } = await migrateDatabaseFor(request);
  const { dryRun = false } = request;
  sayWarnings(warnings);
  if (json) printDocument('database', { written: !dryRun, applied, pending });
  else {
    for (const { name, phase } of applied) print(`${name}  ${phase}${dryRun ? ', not applied' : ''}`);
    if (applied.length === 0) say('Nothing to apply: the database is as this release wants it.');
    const waiting = pending.filter(({ phase }) => phase === 'contract').map(({ name }) => name);
    if (waiting.length > 0) say(`Once no older release runs any more: livery database migrate --contract (${waiting.join(', ')}).`);
  }
  return exitCode.fine;
}

async function runAudit({ json = false, ...request }: Options): Promise<number> {
  const { checked, findings, transactions, entries, warnings } = await withProgress((onProgress) => auditDatabaseFor(request, onProgress));
  sayWarnings(warnings);
  if (json) printDocument('database', { checked, findings, transactions, entries });
  else {
    for (const { name, law, row } of findings) {
      print(`${styled('red', '✗')} ${name}  ${law}`);
      print(`  ${JSON.stringify(row)}`);
    }
    say(
      findings.length === 0
        ? `The books are right: ${checked.length} laws hold for ${transactions} transactions with ${entries} entries.`
        : `${findings.length} of ${checked.length} laws are broken; each is shown with the first row that breaks it.`,
    );
  }
  return findings.length === 0 ? exitCode.fine : exitCode.findings;
}
