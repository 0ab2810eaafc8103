import path from 'node:path';
import { exportTokens, toThemeSpec } from '@livery/brand';
import type { PaletteMode } from '@livery/theme';
import { cliError } from '../../errors/cli-error.ts';
import { requireOutput, writeOutput, type OutputKind } from '../../files/own-output.ts';
import { requireBrand } from '../../project/one-brand.ts';

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
  /** The number of tokens in all modes. */
  count: number;
  /** Absolute; null if it is only printed. */
  file: string | null;
}

/** The look of one brand as design tokens. Throws `CliError` on a brand with errors and on a mode that it does not offer. */
export async function exportBrandTokens(cwd: string, code: string, request: TokensRequest): Promise<TokensResult> {
  const { mode = null, environment, file, dryRun = false } = request;
  const target = file === undefined ? null : path.resolve(cwd, file);
  if (target !== null) await requireOutput(cwd, target, tokensKind);
  const { brand } = await requireBrand(cwd, code, environment === undefined ? {} : { environment }, 'tokens');
  const spec = toThemeSpec(brand);
  if (mode !== null && !spec.modes.some((offered) => mode.startsWith(offered)))
    throw cliError('ModeNotOffered', { code: brand.code, mode, modes: spec.modes });
  const document = markedDocument(exportTokens(brand.identity.name, spec, mode));
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (target !== null && !dryRun) await writeOutput(cwd, target, text, tokensKind);
  return { document, count: text.split('"$value"').length - 1, file: target };
}

const madeBy = 'Written by livery tokens export.';

const tokensKind: OutputKind = {
  name: 'a file that livery tokens export wrote',
  flag: '--file',
  isOwn: (text) => text.slice(0, 300).includes(`escription": "${madeBy}"`),
};

/** Marks the file as ours: `$description` of a token file, `description` of a resolver document. */
function markedDocument({ $schema, ...document }: ReturnType<typeof exportTokens>): object {
  return { $schema, [Object.hasOwn(document, 'sets') ? 'description' : '$description']: madeBy, ...document };
}
