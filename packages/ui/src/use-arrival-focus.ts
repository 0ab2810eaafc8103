import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus and scroll to a heading that replaces a form. The pressed button is gone, and a focused heading is read out, so it needs no
 * live region. `of` names the new content, or is null; a new name moves the focus again.
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
