import path from 'node:path';
import { exitCode } from '../../errors/exit-codes.ts';
import { exportBrandTokens, type TokensRequest } from '../../services/ship/tokens.ts';
import { print, toJson } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

/** The document is always JSON. `--json` adds the brand and the file. */
export async function runTokens(
  _action: 'export',
  code: string,
  { json = false, ...request }: TokensRequest & { json?: boolean },
): Promise<number> {
  const { document, count, file } = await exportBrandTokens(process.cwd(), code, request);
  if (json) printDocument('tokens', { brand: code, written: file !== null && request.dryRun !== true, file, count, document });
  else if (file === null) print(toJson(document, 2));
  else print(`${path.relative(process.cwd(), file)}  ${count} tokens${request.dryRun === true ? ', not written' : ''}`);
  return exitCode.fine;
}
