import path from 'node:path';
import { exitCode } from '../errors/exit-codes.ts';
import { exportBrandTokens, type TokensRequest } from '../services/tokens.ts';
import { print, printJson } from '../terminal/terminal.ts';

/** The document is JSON in any case; `--json` says besides which brand it is of and where it went. */
export async function runTokens(
  _action: 'export',
  code: string,
  { json = false, ...request }: TokensRequest & { json?: boolean },
): Promise<number> {
  const { document, count, file } = await exportBrandTokens(process.cwd(), code, request);
  if (json) printJson({ version: 1, brand: code, written: file !== null && request.dryRun !== true, file, count, document });
  else if (file === null) printJson(document);
  else print(`${path.relative(process.cwd(), file)}  ${count} tokens${request.dryRun === true ? ', not written' : ''}`);
  return exitCode.fine;
}
