import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus and scroll position to a heading that replaces a form. The pressed button is gone, and screen readers
 * read a focused heading, so no live region is needed. `of` names the new content, or is null. A new name moves the
 * focus again.
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
