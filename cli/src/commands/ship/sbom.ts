import { exitCode } from '../../errors/exit-codes.ts';
import { sbom, type SbomRequest } from '../../services/ship/sbom.ts';
import { print, say, styled, toJson } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runSbom(brand: string | undefined, { json = false, ...request }: SbomRequest & { json?: boolean }): Promise<number> {
  const { code, document, findings } = await sbom(process.cwd(), brand, request, process.env['SOURCE_DATE_EPOCH']);
  if (json) printDocument('sbom', { brand: code, standard: request.standard, findings, document });
  else print(toJson(document, 2));
  for (const { subject, message, hint } of findings) say(`${styled('red', '✗', process.stderr)} ${subject}: ${message} ${hint}`);
  return findings.length === 0 ? exitCode.fine : exitCode.findings;
}
