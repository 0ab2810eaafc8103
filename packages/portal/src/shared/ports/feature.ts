import type { Slice } from '@reduxjs/toolkit';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { ComponentType } from 'react';
import type { Saga } from 'redux-saga';
import type { ApiClient } from '#api/client.ts';
import type { Confirm } from '#api/confirmed.ts';
import type { DialogKind, DialogRequest } from '../store/dialogs.slice.ts';
import type { ReturnedAnswer } from './returned-answer.ts';

/** A feature's parts. Only `app/` combines features. */
export interface Feature {
  /** Also the namespace of its texts, `features/<name>/<name>.<language>.json`. */
  name: string;
  slice?: Pick<Slice, 'name' | 'reducerPath' | 'reducer'>;
  makeSaga?: (dependencies: Dependencies) => Saga;
  /** Other namespaces that it uses. */
  texts?: readonly string[];
  /** The dialogs it can show, each in a separate chunk. */
  dialogs?: { [Kind in DialogKind]?: () => Promise<{ Dialog: ComponentType<RequestedDialogProps<Kind>> }> };
}

export interface RequestedDialogProps<Kind extends DialogKind> {
  request: Extract<DialogRequest, { kind: Kind }>;
  /** Called when the dialog is done. Escape and its own button close it too. */
  onClose: () => void;
}

/** The sagas' dependencies. Tests pass their own. */
export interface Dependencies {
  client: ApiClient;
  /** For requests without the client, such as downloads. */
  confirmIdentity: Confirm;
  brand: PublicBrand;
  clock: Clock;
  /** This tab's `sessionStorage`. Empty if the browser denies it. */
  tabStorage: KeyValueStore;
  /** `localStorage`. */
  deviceStorage: KeyValueStore;
  navigation: Navigation;
  cookies: Cookies;
  page: PageSignals;
  tabs: Tabs;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes all but the named keys. */
  clearExcept(keys: readonly string[]): void;
}

export interface Cookies {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
}

/** Addresses inside the portal, without the language prefix. */
export interface Navigation {
  go(path: string, options?: { replace?: boolean }): void;
}

/** The document's events and properties. */
export interface PageSignals {
  isVisible(): boolean;
  isOnline(): boolean;
  prefersDark(): boolean;
  /** The site's host name, without a port. */
  host(): string;
  /** An address inside the portal, with query and hash. */
  path(): string;
  reload(): void;
  /** Goes to a page of another site in this tab. The back button returns here. */
  leaveTo(address: string): void;
  setTheme(mode: 'light' | 'dark'): void;
  setViewer(viewer: 'visitor' | 'member'): void;
  /**
   * `focus`: the tab became visible; `chunkLost`: a script or style failed to load; `press`, `key`, `wheel`: activity.
   * Returns a function that stops listening.
   */
  subscribe(signal: PageSignal, listener: () => void): () => void;
}

export type PageSignal = 'focus' | 'online' | 'offline' | 'scheme' | 'chunkLost' | 'press' | 'key' | 'wheel';

/** Other tabs of the same site. */
export interface Tabs {
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): () => void;
}

export type TabMessage =
  | { type: 'loggedOut'; accountId: number }
  | { type: 'sessionKept' }
  /** From a new tab, to tabs with a session. */
  | { type: 'sessionWanted' }
  | { type: 'sessionShared'; token: string }
  /** Messages between the page that a provider redirected to and the page that started the login. */
  | { type: 'signInReturned'; answer: ReturnedAnswer }
  | { type: 'signInTaken'; state: string };
