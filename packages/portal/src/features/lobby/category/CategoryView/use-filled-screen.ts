import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Screens on which a page of games leaves the lower half empty. */
const largeScreen = '(min-width: 120em)';

/** On a large screen, loads one more page if the list's end is visible before any scrolling. */
export function useFilledScreen(end: RefObject<HTMLElement | null>, isShort: boolean, add: () => void): void {
  const fill = useEffectEvent(add);
  useEffect(() => {
    const element = end.current;
    if (!isShort || element === null || !matchMedia(largeScreen).matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true || scrollY > 0) return;
      observer.disconnect();
      fill();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, isShort]);
}
