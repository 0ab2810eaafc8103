import type { Draw } from '../model/draw.ts';

/** A draw that represents `weight` draws with the same effect on the examined line. */
export interface WeightedDraw {
  readonly draw: Draw;
  readonly weight: bigint;
}
