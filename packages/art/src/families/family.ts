import type { Frame } from '../frame.ts';
import type { Face } from '../lettering.ts';
import type { Sketch } from '../sketch.ts';
import type { LetteringStyle } from '../title-lockup.ts';

/** One family of covers: a composition with its own light, drawn differently for each seed. */
export interface Family {
  face: Face;
  lettering: LetteringStyle;
  draw(s: Sketch, f: Frame): void;
}
