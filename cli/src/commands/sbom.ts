import { exitCode } from '../errors/exit-codes.ts';
import { sbom, type SbomRequest } from '../services/sbom.ts';
import { printJson, say, styled } from '../terminal/terminal.ts';

export async function runSbom(brand: string | undefined, { json = false, ...request }: SbomRequest & { json?: boolean }): Promise<number> {
  const { code, document, findings } = await sbom(process.cwd(), brand, request, process.env['SOURCE_DATE_EPOCH']);
  printJson(json ? { version: 1, brand: code, standard: request.standard, findings, document } : document);
  for (const { subject, message, hint } of findings) say(`${styled('red', '✗', process.stderr)} ${subject}: ${message} ${hint}`);
  return findings.length === 0 ? exitCode.fine : exitCode.findings;
}
