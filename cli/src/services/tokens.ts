import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportTokens, toThemeSpec } from '@livery/brand';
import type { PaletteMode } from '@livery/theme';
import { CliError, usageError } from '../cli-error.ts';
import { describeProblem } from '../describe-problem.ts';
import { exitCode } from '../exit-codes.ts';
import { checkBrands } from './check.ts';

export interface TokensRequest {
  /** All modes when absent. */
  mode?: PaletteMode;
  environment?: string;
  /** Printed when absent. */
  file?: string;
  dryRun?: boolean;
}

export interface TokensResult {
  document: object;
  /** Tokens in the document, each mode counted. */
  count: number;
  /** Absolute; null when it is to be printed. */
  file: string | null;
}

/** The look of one brand as design tokens. Throws `CliError` on a brand with errors and on a mode that it does not offer. */
export async function exportBrandTokens(cwd: string, code: string, request: TokensRequest): Promise<TokensResult> {
  const { mode = null, environment, file, dryRun = false } = request;
  const { root, reports } = await checkBrands(cwd, [code], environment === undefined ? {} : { environment });
  const [report] = reports;
  if (reports.length !== 1 || report === undefined)
    throw usageError('OneBrand', `${reports.length} brands match ${JSON.stringify(code)}.`, 'Name one.');
  const { brand } = report;
  if (brand === null) {
    const message = report.problems.map((problem) => describeProblem(problem, root, process.stderr)).join('\n\n');
    throw new CliError(exitCode.findings, {
      name: 'BrandBroken',
      title: `${report.code} has errors`,
      message: `A brand that is not right has no look.\n\n${message}\n`,
      hint: 'Mend these first.',
    });
  }
  const spec = toThemeSpec(brand);
  if (mode !== null && !spec.modes.some((offered) => mode.startsWith(offered)))
    throw usageError(
      'ModeNotOffered',
      `${brand.code} has no ${mode} mode.`,
      `It offers ${spec.modes.join(' and ')}, each in high contrast too.`,
    );
  const document = exportTokens(brand.identity.name, spec, mode);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const target = file === undefined ? null : path.resolve(cwd, file);
  if (target !== null && !dryRun) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return { document, count: text.split('"$value"').length - 1, file: target };
}
