import type { ThemeCss } from '@livery/theme';
import type { AssetInspection, AssetKind } from '../assets/inspect-asset.ts';
import type { Brand } from '../schema/generated/brand.gen.ts';
import type { JsonObject } from '../json/json-value.ts';
import type { Finding } from '../json/source-file.ts';
import type { Catalogues } from '../texts/catalogues.ts';
import type { LanguageReport } from '../languages/read-languages.ts';
import type { Claims } from '../fleet/claims.ts';
import type { BrandTokens } from '../tokens/read-tokens.ts';

export interface NamedAsset {
  /** As written by the brand. */
  file: string;
  /** Relative to the folder that contains `brands/`, with forward slashes. */
  path: string;
  kind: AssetKind;
  inspection: AssetInspection;
}

/** Everything that a rule may read. */
export interface RuleContext {
  /** The resolved brand. Asset paths are as written. */
  brand: Brand;
  /** The files of the brand and its parents, without the parts that the schema refused. */
  files: readonly { path: string; value: JsonObject }[];
  /** The name of the brand's folder. */
  folder: string;
  /** Every file that the brand names, by pointer. */
  assets: ReadonlyMap<string, NamedAsset>;
  /** `null` if no theme can be derived from the seeds. */
  theme: ThemeCss | null;
  /** `null` if the brand has no token file, or an unreadable one. */
  tokens: BrandTokens | null;
  catalogues: Catalogues | null;
  /** The operator's own languages. */
  languages: readonly LanguageReport[];
  claims: Claims;
}

/** The pointer refers to the resolved brand or, with `file`, to that file. The caller finds line and column. */
export interface RuleFinding extends Finding {
  file?: string;
}

/** A named rule on a resolved brand. */
export type Rule = (context: RuleContext) => RuleFinding[];
