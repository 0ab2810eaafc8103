import path from 'node:path';
import { exitCode } from '../../errors/exit-codes.ts';
import { printDocument } from '../../json/print-document.ts';
import { initCi, type CiRequest } from '../../services/ship/ci.ts';
import { print, say } from '../../terminal/terminal.ts';

export async function runCi(_action: 'init', { json = false, ...request }: CiRequest & { json?: boolean }): Promise<number> {
  const { file, text, written } = await initCi(process.cwd(), request);
  if (json) printDocument('ci', { written, file, text });
  else if (written) print(path.relative(process.cwd(), file));
  else process.stdout.write(text);
  if (written) say('Commit it, and the next pull request shows what it does to each brand.');
  return exitCode.fine;
}
