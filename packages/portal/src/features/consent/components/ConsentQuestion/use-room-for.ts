import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How much of the page's end a fixed element covers. The page adds that much space, so that everything stays reachable,
 * and focused elements scroll above it.
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
