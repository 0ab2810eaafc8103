import { useEffect, useRef } from 'react';

const mark = 'game';

/**
 * Going back closes the dialog instead of leaving the page: an entry of its own lies over that of the page and copies its
 * state, so that the router sees the same place. Closed in another way, the entry goes too.
 */
export function useBackToClose(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    coverEntry();
    // The player may decide to stay, so the entry is restored. It goes with the dialog.
    const hear = () => {
      coverEntry();
      close.current();
    };
    window.addEventListener('popstate', hear);
    return () => {
      window.removeEventListener('popstate', hear);
      if (isEntryCovered()) window.history.back();
    };
  }, []);
}

/** Lays an entry over that of the page. */
export function coverEntry(): void {
  window.history.pushState({ ...stateNow(), dialog: mark }, '');
}

export function isEntryCovered(): boolean {
  return stateNow()['dialog'] === mark;
}

function stateNow(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
