import type { Problem } from '@livery/brand';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { Texts } from '../../core/core-build.ts';

export const devUpdateEvent = 'livery:brand';

/** Where a page hears of edits when no Vite tells it. */
export const updatesAddress = '/@livery/updates';

/** The data block of a page that was drawn while its brand was broken; the same problems as an update carries. */
export const problemsId = 'livery-problems';

/** What the dev server tells a page after an edit of its brand. */
export interface DevUpdate {
  code: string;
  /** Errors; the page keeps its last good state while there are some. */
  problems: Problem[];
  state: DevState | null;
}

export interface DevState {
  brand: PublicBrand;
  theme: string;
  /** Ground of each mode, for the browser's own frame. */
  themeColours: { mode: string; colour: string }[];
  texts: Record<string, Texts>;
}
