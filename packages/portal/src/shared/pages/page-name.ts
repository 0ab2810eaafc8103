import { useEffect, useSyncExternalStore } from 'react';

let name: string | null = null;
const listeners = new Set<() => void>();

function rename(next: string | null): void {
  name = next;
  for (const listener of listeners) listener();
}

/** For a page about one thing: once known, its name replaces the page's own in the document's title. */
export function useNamesPage(thing: string | null): void {
  useEffect(() => {
    rename(thing);
    return () => rename(null);
  }, [thing]);
}

export function usePageName(): string | null {
  return useSyncExternalStore(subscribe, nameNow, noName);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nameNow = () => name;
const noName = () => null;
