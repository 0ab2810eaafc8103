import { useEffect, useState, type RefObject } from 'react';

/** The distance above and below the window. Browsers fetch lazy images 1,250 pixels or more ahead. */
const ahead = '50% 0px';

/** Whether an element has come near the window yet. */
export function useNearView(element: RefObject<Element | null>): boolean {
  return useNearRoom(element).isNear;
}

export interface NearRoom {
  isNear: boolean;
  /** The element's first laid-out height in px, or null before that. Does not force a layout. */
  height: number | null;
}

/** The same, with the space that the element takes until then. */
export function useNearRoom(element: RefObject<Element | null>): NearRoom {
  const [room, setRoom] = useState<NearRoom>({ isNear: false, height: null });
  const { isNear } = room;
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setRoom({
          isNear: entries.some(({ isIntersecting }) => isIntersecting),
          height: entries.at(-1)?.boundingClientRect.height ?? null,
        }),
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return room;
}
