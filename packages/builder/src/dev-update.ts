import type { Problem } from '@livery/brand';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { Texts } from './core-build.ts';

export const devUpdateEvent = 'livery:brand';

/** What the dev server tells a page after an edit of its brand. */
export interface DevUpdate {
  code: string;
  /** Errors; the page keeps its last good state while there are some. */
  problems: Problem[];
  state: { brand: PublicBrand; theme: string; texts: Record<string, Texts> } | null;
}
