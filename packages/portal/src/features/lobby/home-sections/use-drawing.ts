import { useEffect, type RefObject } from 'react';
import { useNearRoom } from '#shared/lazy/use-near-view.ts';
import type { LobbyType } from '../lobby-place.rules.ts';

/**
 * How much of a section is there: `room` is as high as its tiles, without them; `ahead` has them without their pictures, so that
 * the page's own search and the keyboard find them, and skips layout and paint; `near` is drawn.
 */
export type Drawing = { stage: 'room' | 'near' } | { stage: 'ahead'; height: number };

/** On the way back a page stands at once as it was left. */
const drawnBefore = new Set<LobbyType>();

/** `isFirst` is in sight from the start; `mayDrawAhead` once the page rests. */
export function useDrawing(
  box: RefObject<Element | null>,
  { id, isFirst, mayDrawAhead }: { id: LobbyType; isFirst: boolean; mayDrawAhead: boolean },
): Drawing {
  const { isNear, height } = useNearRoom(box);
  const isDrawn = isFirst || isNear || drawnBefore.has(id);
  useEffect(() => {
    if (isDrawn) drawnBefore.add(id);
  }, [isDrawn, id]);
  if (isDrawn) return { stage: 'near' };
  return mayDrawAhead && height !== null ? { stage: 'ahead', height } : { stage: 'room' };
}
