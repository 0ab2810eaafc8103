import type { ThemeTokens } from '@livery/theme';
import type { Brand } from './schema/generated/brand.gen.ts';
import type { JsonObject } from './json/json-value.ts';
import type { Provenance, Shadows } from './layers/merge-layers.ts';
import type { Problem } from './json/problem.ts';

/** A complete and checked brand with absolute asset paths. All later steps read it. */
export type ResolvedBrand = Brand & {
  /** The brand's folder, absolute. */
  dir: string;
  /** The folders that it extends, nearest first. */
  parents: string[];
  /** The source of each value, by pointer. */
  provenance: Provenance;
  /** The overridden values in lower layers, by pointer. */
  shadows: Shadows;
  /** The values of its token file, or of a parent's. They replace derived ones. */
  tokens: ThemeTokens | null;
  /** The wording of the brand and its parents, by language, namespace and key. */
  texts: Record<string, Record<string, JsonObject>>;
};

export interface BrandReport {
  /** The name of the folder. */
  code: string;
  /** Absolute. */
  dir: string;
  /** Whether it has no errors. Warnings may remain. */
  ok: boolean;
  problems: Problem[];
  /** `null` if the brand has errors. */
  brand: ResolvedBrand | null;
  /** The languages that it names, even with errors; empty when its file cannot be read. */
  languages: readonly string[];
}
