import type { DrawContext } from '../model/draw.ts';
import type { Kind } from '../model/kind.ts';
import type { Play, Selection } from '../model/play.ts';
import { lhcDraws } from './lhc-draws.ts';
import { prizeClasses } from './prize-draws.ts';
import type { WeightedDraw } from './weighted-draw.ts';

/** Draws in classes, for kinds with too many to walk. The weights of all classes add up to the kind's total. */
export function weightedDraws(kind: Kind, play: Play, line: Selection, context: DrawContext): Iterable<WeightedDraw> {
  return kind.space.by === 'prizes' ? prizeClasses(kind, kind.space.digits, play, line) : lhcDraws(play, line, context);
}
