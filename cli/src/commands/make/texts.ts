import path from 'node:path';
import { describeProblem, toProblemRow } from '../../terminal/describe-problem.ts';
import { cliError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { exportTexts, importTexts, type ExportRequest, type ImportRequest } from '../../services/make/texts.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

interface TextsFlags extends ExportRequest, Partial<ImportRequest> {
  json?: boolean;
}

export async function runTexts(action: 'export' | 'import', language: string, { json = false, ...request }: TextsFlags): Promise<number> {
  const { as, missing } = request;
  if (action === 'import' && (as !== undefined || missing !== undefined)) throw cliError('BadValue', { case: 'exported' });
  return action === 'export' ? runExport(language, request, json) : runImport(language, request, json);
}

async function runExport(language: string, request: ExportRequest, json: boolean): Promise<number> {
  const { file, format, units, text } = await exportTexts(process.cwd(), language, request);
  const translated = units.filter(({ target }) => target !== '').length;
  const written = file !== null && request.dryRun !== true;
  if (json) printDocument('texts', { action: 'export', language, written, file, format, texts: units.length, translated, text });
  else if (file === null) print(text);
  else print(`${path.relative(process.cwd(), file)}  ${units.length} texts, ${translated} translated${written ? '' : ', not written'}`);
  return exitCode.fine;
}

async function runImport(language: string, request: ImportRequest, json: boolean): Promise<number> {
  const { root, written, files, changed, unchanged, empty, problems } = await importTexts(process.cwd(), language, request);
  if (json)
    printDocument('texts', { action: 'import', language, written, files, changed, unchanged, empty, problems: problems.map(toProblemRow) });
  else {
    for (const problem of problems) print(`${describeProblem(problem, root, process.stdout)}\n`);
    for (const file of files) print(`${styled('green', written ? '✓' : '·')} ${file}`);
    say(`${changed} texts changed, ${unchanged} unchanged, ${empty} not translated, ${problems.length} left out.`);
    if (request.dryRun === true) say('This was a dry run: nothing is written.');
  }
  return problems.length === 0 ? exitCode.fine : exitCode.findings;
}
