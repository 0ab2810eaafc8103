import { useEffect, type RefObject } from 'react';
import { useNearRoom } from '#shared/lazy/use-near-view.ts';
import type { LobbyType } from '../lobby-place.rules.ts';

/**
 * How much of a section is rendered. `room` reserves the height of its tiles. `ahead` has the tiles without pictures,
 * so that find-in-page and the keyboard reach them, and skips layout and paint. `near` is fully rendered.
 */
export type Rendering = { stage: 'room' | 'near' } | { stage: 'ahead'; height: number };

/** Going back restores the page at once as it was left. */
const renderedBefore = new Set<LobbyType>();

/** `isFirst`: visible from the start. `mayRenderAhead`: the page is idle. */
export function useRendering(
  box: RefObject<Element | null>,
  { id, isFirst, mayRenderAhead }: { id: LobbyType; isFirst: boolean; mayRenderAhead: boolean },
): Rendering {
  const { isNear, height } = useNearRoom(box);
  const isRendered = isFirst || isNear || renderedBefore.has(id);
  useEffect(() => {
    if (isRendered) renderedBefore.add(id);
  }, [isRendered, id]);
  if (isRendered) return { stage: 'near' };
  return mayRenderAhead && height !== null ? { stage: 'ahead', height } : { stage: 'room' };
}
