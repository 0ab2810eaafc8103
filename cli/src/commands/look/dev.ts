import { exitCode } from '../../errors/exit-codes.ts';
import { startEditing, type DevRequest } from '../../services/look/dev.ts';
import { sayFault } from '../../terminal/say-fault.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { untilInterrupted } from '../../process/interruption.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runDev(brands: string[], { json = false, ...request }: DevRequest & { json?: boolean }): Promise<number> {
  const server = await startEditing(process.cwd(), brands, {
    ...request,
    onFault: sayFault,
    onUpdate: (code, problems) => {
      if (problems.length === 0) say(`${styled('green', '✓', process.stderr)} ${code}`);
      for (const { file, line, column, message, hint } of problems)
        say(`${styled('red', '✗', process.stderr)} ${file}:${line}:${column} ${message} ${hint}`);
    },
  });
  const urls = server.urls.map(({ code, url }) => ({ code, url }));
  if (json) printDocument('dev', { grid: server.gridUrl, urls });
  else for (const url of [...(server.gridUrl === null ? [] : [server.gridUrl]), ...urls.map((each) => each.url)]) print(url);
  say(`Edit the files of a brand: ${server.urls.length === 1 ? 'the page follows' : 'its pages follow'}. Ctrl-C stops.`);
  await untilInterrupted(() => server.close());
  return exitCode.interrupted;
}
