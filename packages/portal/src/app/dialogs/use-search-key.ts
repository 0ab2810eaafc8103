import { useEffect } from 'react';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';

const fields = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';

/** Opens the search with `/` outside text fields, and with Ctrl-K or Cmd-K, but never over another dialog. */
export function useSearchKey(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !asksForSearch(event)) return;
      if (document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      dispatch(dialogRequested({ kind: 'search' }));
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [dispatch]);
}

function asksForSearch({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !ctrlKey && document.activeElement?.matches(fields) !== true;
}
