import { exitCode } from '../exit-codes.ts';
import { startEditing, type DevRequest } from '../services/dev.ts';
import { print, say, styled } from '../terminal.ts';
import { untilInterrupted } from '../until-interrupted.ts';

export async function runDev(brand: string | undefined, request: DevRequest): Promise<number> {
  const server = await startEditing(process.cwd(), brand, {
    ...request,
    onUpdate: (code, problems) => {
      if (problems.length === 0) say(`${styled('green', '✓', process.stderr)} ${code}`);
      for (const { file, line, column, message, hint } of problems)
        say(`${styled('red', '✗', process.stderr)} ${file}:${line}:${column} ${message} ${hint}`);
    },
  });
  for (const { url } of server.urls) print(url);
  say('Edit the brand’s files: the page follows. Ctrl-C stops.');
  await untilInterrupted(() => server.close());
  return exitCode.interrupted;
}
