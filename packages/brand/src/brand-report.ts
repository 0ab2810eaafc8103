import type { ThemeTokens } from '@livery/theme';
import type { Brand } from './schema/generated/brand.gen.ts';
import type { JsonObject } from './json/json-value.ts';
import type { Provenance, Shadows } from './layers/merge-layers.ts';
import type { Problem } from './json/problem.ts';

/** A brand as everything after it reads it: complete, checked, asset paths absolute. */
export type ResolvedBrand = Brand & {
  /** The brand's folder, absolute. */
  dir: string;
  /** The folders that it extends, the nearest first. */
  parents: string[];
  /** Where each value comes from, by pointer. */
  provenance: Provenance;
  /** What each value covers in the layers below, by pointer. */
  shadows: Shadows;
  /** What its token file, or a parent's, says in place of what would be derived. */
  tokens: ThemeTokens | null;
  /** The wording of the brand and its parents, by language, namespace and key. */
  texts: Record<string, Record<string, JsonObject>>;
};

export interface BrandReport {
  /** The name of the folder. */
  code: string;
  /** Absolute. */
  dir: string;
  /** Without errors; warnings may remain. */
  ok: boolean;
  problems: Problem[];
  /** `null` when the brand has errors. */
  brand: ResolvedBrand | null;
}
