import type { LinkProps } from 'react-router-dom';
import { searchLink } from '#app/routing/navigation.ts';
import { asksForNewTab } from '#shared/address/use-register-link.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';

/** A link to the search, which opens over the page. A new tab shows a list with a search box instead. */
export function useSearchLink(): Pick<LinkProps, 'to' | 'state' | 'onClick' | 'aria-haspopup'> & { 'data-opens': 'search' } {
  const dispatch = useAppDispatch();
  return {
    ...searchLink,
    'aria-haspopup': 'dialog',
    'data-opens': 'search',
    onClick: (event) => {
      if (asksForNewTab(event)) return;
      event.preventDefault();
      dispatch(dialogRequested({ kind: 'search' }));
    },
  };
}
