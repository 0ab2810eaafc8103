import type { MouseEvent } from 'react';
import { useAppDispatch } from '../store/app-hooks.ts';
import { registerRequested } from '../store/dialogs.slice.ts';

/** A link to the registration, which opens over the page, as props of a `<Link>`. */
export function useRegisterLink() {
  const dispatch = useAppDispatch();
  return {
    to: '/register',
    'aria-haspopup': 'dialog',
    'data-opens': 'register',
    onClick: (event: MouseEvent) => {
      if (asksForNewTab(event)) return;
      event.preventDefault();
      dispatch(registerRequested());
    },
  } as const;
}

/** A press that opens a new tab or window. */
export function asksForNewTab({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
