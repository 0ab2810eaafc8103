import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading of what takes the place of a form: it gets the focus, and the page scrolls to it. Whatever has been pressed is gone, and a
 * screen reader reads the heading, so nothing about it is live. `of` names what has arrived, if anything has; another
 * name leads there again.
 */
export function useArrivalFocus(of: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (of === null) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [of]);
  return heading;
}
