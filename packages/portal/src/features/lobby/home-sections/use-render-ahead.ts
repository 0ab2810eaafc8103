import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#shared/lazy/when-idle.ts';
import type { Section } from '../lobby.selectors.ts';

/** How many sections from the top are rendered before the visitor scrolls to them. One more each time the page is idle. */
export function useRenderAhead(sections: readonly Section[]): number {
  const [count, setCount] = useState(1);
  const isWaiting = sections[count]?.isLoading ?? true;
  useEffect(() => {
    if (isWaiting) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [isWaiting, count]);
  return count;
}
