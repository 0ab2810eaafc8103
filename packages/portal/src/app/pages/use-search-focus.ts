import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { selectPlace } from '#features/lobby/lobby.selectors.ts';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { asksForSearch } from '../routing/navigation.ts';

/** Whoever followed a link to the search types at once. Its box may still have to come, with the chunk of the category. */
export function useSearchFocus(): void {
  const { key, state } = useLocation();
  const isAsked = useNavigationType() !== 'POP' && asksForSearch(state);
  const { type } = useAppSelector(selectPlace);

  useEffect(() => {
    if (!isAsked || focusSearch()) return undefined;
    const observer = new MutationObserver(() => focusSearch() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isAsked, key, type]);
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type=search]');
  box?.focus();
  return box !== null;
}
