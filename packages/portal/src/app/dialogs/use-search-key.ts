import { useEffect } from 'react';
import { useAppDispatch } from '#shared/state/app-hooks.ts';
import { dialogRequested } from '#shared/state/dialogs.slice.ts';

/** Opens the search with `/`, unless somebody types or another dialog is open. */
export function useSearchKey(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const field = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';
      if (document.activeElement?.matches(field) || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      dispatch(dialogRequested({ kind: 'search' }));
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [dispatch]);
}
