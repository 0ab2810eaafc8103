import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Router as BaseRouter, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { PublicBrand } from '@livery/brand/public-brand';
import { addressIn, basenameOf, insidePath, languageOfPath } from './language.rules.ts';

export interface RouterProps {
  languages: PublicBrand['languages'];
  /** Prepares the interface for a language before the address shows it. */
  prepare: (language: string) => Promise<void>;
  children: (switchLanguage: (language: string) => void) => ReactNode;
}

/**
 * The browser's history with the language as basename. `BrowserRouter` keeps its basename for life, but here the language
 * changes with the address: by the menu and by going back over such a change.
 */
export function Router({ languages, prepare, children }: RouterProps) {
  const history = useMemo(() => createBrowserHistory({ v5Compat: true }), []);
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  const shown = useRef(languageOfPath(history.location.pathname, languages));

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const language = languageOfPath(location.pathname, languages);
        if (language === shown.current) return setPlace({ action, location });
        void prepare(language).then(() => {
          shown.current = language;
          setPlace({ action, location });
        });
      }),
    [history, languages, prepare],
  );

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  const switchLanguage = (language: string) => {
    const { pathname, search, hash } = history.location;
    history.replace({ pathname: addressIn(language, insidePath(pathname, languages), languages), search, hash }, history.location.state);
  };

  const basename = basenameOf(languageOfPath(place.location.pathname, languages), languages);
  return (
    <BaseRouter basename={basename} location={place.location} navigationType={place.action} navigator={history}>
      {children(switchLanguage)}
    </BaseRouter>
  );
}
