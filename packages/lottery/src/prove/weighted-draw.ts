import type { Draw } from '../model/draw.ts';

/** A draw that stands for `weight` draws, all of which do the same to the line that is looked at. */
export interface WeightedDraw {
  readonly draw: Draw;
  readonly weight: bigint;
}
