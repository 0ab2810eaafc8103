import { useEffect, useRef, type RefObject } from 'react';

/** Answers how to give the focus back to where it was before it came into a part that goes now; else the page's content has it. */
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
