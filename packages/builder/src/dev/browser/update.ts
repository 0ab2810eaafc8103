import type { Problem } from '@livery/brand';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { Texts } from '../../core/core-build.ts';

export const devUpdateEvent = 'livery:brand';

/** The stream of edits for pages without Vite. */
export const updatesAddress = '/@livery/updates';

/** The data block of a page that loaded with a broken brand. It has the problems in the form of an update. */
export const problemsId = 'livery-problems';

/** Sent to a page after an edit of its brand. */
export interface DevUpdate {
  code: string;
  /** While there are errors, the page keeps its last good state. */
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
