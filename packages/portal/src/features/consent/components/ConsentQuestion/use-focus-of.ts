import { useEffect, useRef, type RefObject } from 'react';

/** Returns a function that restores the focus from before it entered a part that is closing, or focuses the page's content. */
export function useFocusOf(part: RefObject<HTMLElement | null>): () => void {
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) before.current = relatedTarget;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [part]);
  return () => {
    if (part.current?.contains(document.activeElement) !== true) return;
    const { current: origin } = before;
    const target = origin instanceof HTMLElement && origin.isConnected ? origin : document.querySelector('main');
    target?.focus({ preventScroll: true });
  };
}
