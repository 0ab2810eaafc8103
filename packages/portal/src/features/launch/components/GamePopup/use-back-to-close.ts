import { useEffect, useRef } from 'react';

const mark = 'game';

/**
 * Makes the back button close the dialog instead of leaving the page. A history entry above the page's copies its
 * state, so the router sees no change. If the dialog is closed in another way, the entry is removed.
 */
export function useBackToClose(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    coverEntry();
    // The player may decide to stay, so the entry is restored. It is removed with the dialog.
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

/** Adds an entry above the page's own. */
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
