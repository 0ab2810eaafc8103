import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Router as BaseRouter, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { PublicBrand } from '@livery/brand/public-brand';
import { createLanguageHistory, type Place, type Prepare } from '../language/language-history.ts';
import { basenameOf, languageOfPath } from '../language/language.rules.ts';

export interface RouterProps {
  languages: PublicBrand['languages'];
  prepare: Prepare;
  onChosen: (language: string) => void;
  children: (languageSwitch: LanguageSwitch) => ReactNode;
}

export interface LanguageSwitch {
  switchLanguage: (language: string) => void;
  /** The last switch did not work. */
  hasFailed: boolean;
  dismissFailure: () => void;
}

/**
 * The browser's history with the language as basename. `BrowserRouter` keeps its basename for life, but here the language
 * changes with the address: by the menu and by going back over such a change.
 */
export function Router({ languages, prepare, onChosen, children }: RouterProps) {
  const history = useMemo(() => createBrowserHistory({ v5Compat: true }), []);
  const [place, setPlace] = useState<Place>({ action: history.action, location: history.location });
  const [hasFailed, setFailed] = useState(false);
  const languageHistory = useMemo(
    () => createLanguageHistory({ history, languages, prepare, onPlace: setPlace, onChosen, onFailure: () => setFailed(true) }),
    [history, languages, prepare, onChosen],
  );

  useLayoutEffect(() => languageHistory.follow(), [languageHistory]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  const dismissFailure = () => setFailed(false);
  const switchLanguage = (language: string) => {
    dismissFailure();
    languageHistory.choose(language);
  };

  const basename = basenameOf(languageOfPath(place.location.pathname, languages), languages);
  return (
    <BaseRouter basename={basename} location={place.location} navigationType={place.action} navigator={history}>
      {children({ switchLanguage, hasFailed, dismissFailure })}
    </BaseRouter>
  );
}
