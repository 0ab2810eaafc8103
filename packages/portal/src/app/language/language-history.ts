import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { PublicBrand } from '@livery/brand/public-brand';
import { addressIn, insidePath, languageOfPath } from './language.rules.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
/** An entry of the browser's history and how it was reached. */
export type HistoryEntry = Pick<BrowserHistory, 'action' | 'location'>;

/** Loads the texts of a language, and returns a function that switches to it. */
export type Prepare = (language: string) => Promise<() => void>;

export interface LanguageHistoryOptions {
  history: Pick<BrowserHistory, 'action' | 'location' | 'listen' | 'replace'>;
  languages: PublicBrand['languages'];
  prepare: Prepare;
  /** The page is now at this entry. */
  onEntry: (entry: HistoryEntry) => void;
  /** The visitor chose the new language. */
  onChosen: (language: string) => void;
  /** A language failed to load; the page stays as it is. */
  onFailure: () => void;
}

export interface LanguageHistory {
  /** Listens to the history until the returned function is called. */
  follow(): () => void;
  /** Moves the current page to its address in another language. */
  choose(language: string): void;
}

/** Switches the language of address and page together, after the texts have loaded. */
export function createLanguageHistory(options: LanguageHistoryOptions): LanguageHistory {
  const { history, languages, prepare, onEntry, onChosen, onFailure } = options;
  const languageOfAddress = () => languageOfPath(history.location.pathname, languages);
  let entry: HistoryEntry = { action: history.action, location: history.location };
  let spoken = languageOfAddress();
  let chosen = spoken;

  const show = (next: HistoryEntry) => {
    entry = next;
    onEntry(next);
  };
  const speak = (language: string, begin: () => void) => {
    if (language !== spoken) begin();
    spoken = language;
  };

  return {
    follow: () =>
      history.listen(({ action, location }) => {
        const language = languageOfAddress();
        if (language === spoken) return show({ action, location });
        const isStale = () => language !== languageOfAddress();
        void prepare(language).then(
          (begin) => {
            if (isStale()) return;
            speak(language, begin);
            show({ action, location: history.location });
          },
          () => {
            if (isStale()) return;
            history.replace(entry.location);
            onFailure();
          },
        );
      }),
    choose(language) {
      chosen = language;
      const isStale = () => language !== chosen;
      void prepare(language).then(
        (begin) => {
          if (isStale()) return;
          speak(language, begin);
          const { pathname, search, hash, state } = history.location;
          history.replace({ pathname: addressIn(language, insidePath(pathname, languages), languages), search, hash }, state);
          onChosen(language);
        },
        () => {
          if (!isStale()) onFailure();
        },
      );
    },
  };
}
