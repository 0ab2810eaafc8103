import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How much of a page's end lies below the upper edge of what stands over it: as much room there, and nothing is out of reach. What
 * takes the focus is scrolled to above it.
 */
export function useRoomFor(part: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      const covered = window.innerHeight - element.offsetTop;
      setRoom(covered);
      style.setProperty('scroll-padding-block-end', `${covered}px`);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [part]);
  return room;
}
