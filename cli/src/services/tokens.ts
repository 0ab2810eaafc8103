import path from 'node:path';
import { exportTokens, toThemeSpec } from '@livery/brand';
import type { PaletteMode } from '@livery/theme';
import { usageError } from '../cli-error.ts';
import { writeWhole } from '../write-whole.ts';
import { requireBrand } from './one-brand.ts';

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
  const { brand } = await requireBrand(
    cwd,
    code,
    environment === undefined ? {} : { environment },
    'A brand that is not right has no look.',
  );
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
  if (target !== null && !dryRun) await writeWhole(target, text);
  return { document, count: text.split('"$value"').length - 1, file: target };
}
