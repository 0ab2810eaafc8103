import { useEffect, useState, type RefObject } from 'react';

/** Above and below the window. A lazy image is fetched 1,250 pixels and more ahead of it. */
const ahead = '300px 0px';

/** Whether an element has come near the window yet. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: ahead,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
