import { startTransition, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Router as BaseRouter, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { PublicBrand } from '@livery/brand/public-brand';
import { createLanguageHistory, type HistoryEntry, type Prepare } from '../language/language-history.ts';
import { basenameOf, languageOfPath } from '../language/language.rules.ts';

export interface RouterProps {
  languages: PublicBrand['languages'];
  prepare: Prepare;
  onChosen: (language: string) => void;
  /** A language failed to load; the page keeps its language. */
  onFailure: () => void;
  children: (switchLanguage: (language: string) => void) => ReactNode;
}

/**
 * The browser's history with the language as basename. `BrowserRouter` never changes its basename, but here the
 * language changes with the address: through the menu, or by going back over such a change.
 */
export function Router({ languages, prepare, onChosen, onFailure, children }: RouterProps) {
  const history = useMemo(() => createBrowserHistory({ v5Compat: true }), []);
  const [entry, setEntry] = useState<HistoryEntry>({ action: history.action, location: history.location });
  const languageHistory = useMemo(() => {
    // A new page is rendered in slices, after the response to the tap.
    const onEntry = (next: HistoryEntry) => startTransition(() => setEntry(next));
    return createLanguageHistory({ history, languages, prepare, onEntry, onChosen, onFailure });
  }, [history, languages, prepare, onChosen, onFailure]);

  useLayoutEffect(() => languageHistory.follow(), [languageHistory]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  const basename = basenameOf(languageOfPath(entry.location.pathname, languages), languages);
  return (
    <BaseRouter basename={basename} location={entry.location} navigationType={entry.action} navigator={history}>
      {children(languageHistory.choose)}
    </BaseRouter>
  );
}
