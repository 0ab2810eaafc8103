import type { KeyValueStore } from '../ports/feature.ts';

/** Drafts live in the tab's session storage and end with the session. */
export interface DraftPlace {
  key: string;
  store: KeyValueStore;
  /** Only the named fields are stored, never passwords. */
  fields: readonly string[];
}

export function readDraft({ key, store, fields }: DraftPlace): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(store.get(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([name]) => fields.includes(name)));
  } catch {
    return {};
  }
}

/** Drafts are optional, so a full storage is ignored. */
export function keepDraft({ key, store, fields }: DraftPlace, values: Readonly<Record<string, unknown>>): void {
  try {
    store.set(key, JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))));
  } catch {
    store.remove(key);
  }
}
