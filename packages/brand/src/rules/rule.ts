import type { ThemeCss } from '@livery/theme';
import type { AssetInspection } from '../inspect-asset.ts';
import type { Brand } from '../generated/brand.gen.ts';
import type { JsonObject } from '../json-value.ts';
import type { Provenance } from '../merge-layers.ts';
import type { Finding } from '../source-file.ts';
import type { Catalogues } from '../catalogues.ts';

/** What other brands claim for themselves. */
export interface Neighbour {
  code: string;
  merchantCode: string;
  hosts: string[];
}

/** What a rule may look at. */
export interface RuleContext {
  /** The resolved brand; asset paths are as written. */
  brand: Brand;
  /** The brand's file, without what the schema refused. */
  file: JsonObject;
  /** The name of the brand's folder. */
  folder: string;
  provenance: Provenance;
  /** Every file that the brand names, by the pointer that names it. */
  assets: ReadonlyMap<string, { file: string; kind: 'image' | 'font'; inspection: AssetInspection }>;
  /** `null` when the seeds make none. */
  theme: ThemeCss | null;
  catalogues: Catalogues | null;
  neighbours: readonly Neighbour[];
}

/** A named rule on a resolved brand. Pointers are into the brand; the caller finds their place in the file. */
export type Rule = (context: RuleContext) => Finding[];

/** A pointer as the brand's file has it; a value that the file does not hold is laid at the nearest thing that is there. */
export function inFile({ provenance }: RuleContext, pointer: string): string {
  const origin = provenance[pointer];
  if (origin?.kind === 'file') return origin.pointer;
  return origin?.kind === 'derived' ? origin.from : pointer;
}
