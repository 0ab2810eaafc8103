import { exitCode } from '../exit-codes.ts';
import { migrateDatabaseFor, type MigrateDatabaseRequest } from '../services/database.ts';
import { print, printJson, say, styled } from '../terminal.ts';

export async function runDatabase(
  _action: 'migrate',
  { json = false, ...request }: MigrateDatabaseRequest & { json?: boolean },
): Promise<number> {
  const { applied, pending, warnings } = await migrateDatabaseFor(request);
  const { dryRun = false } = request;
  for (const warning of warnings) say(`${styled('yellow', 'Note:', process.stderr)} ${warning}`);
  if (json) printJson({ version: 1, written: !dryRun, applied, pending });
  else {
    for (const { name, phase } of applied) print(`${name}  ${phase}${dryRun ? ', not applied' : ''}`);
    if (applied.length === 0) say('Nothing to apply: the database is as this release wants it.');
    const waiting = pending.filter(({ phase }) => phase === 'contract').map(({ name }) => name);
    if (waiting.length > 0) say(`Once no older release runs any more: livery database migrate --contract (${waiting.join(', ')}).`);
  }
  return exitCode.fine;
}
