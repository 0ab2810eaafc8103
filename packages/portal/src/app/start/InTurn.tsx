import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { Provider, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { isPrerendered } from '#shared/lazy/use-is-hydrated.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { pause } from './pause.ts';

/** The parts that wait for changes since prerendering. */
export interface Turns {
  readonly prerenderedState: RootState;
  take(run: () => void): void;
  /** Resolves when all waiting parts have had their turn. */
  over(): Promise<void>;
}

export function createTurns(prerenderedState: RootState): Turns {
  let last = Promise.resolve();
  return {
    prerenderedState,
    take: (run) => void (last = last.then(pause).then(run)),
    over: () => last,
  };
}

export const TurnsContext = createContext<Turns | null>(null);

/**
 * A prerendered part of the page that receives state changes when its turn comes. React renders a store update in one
 * piece, which takes a slow phone a tenth of a second for the whole page. In parts, taps are handled in between.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const store = useStore<RootState>();
  const turns = useContext(TurnsContext);
  if (turns === null) throw new Error('InTurn needs the App above it');
  const [held] = useState(() => holdStore(store, turns.prerenderedState));
  useEffect(() => turns.take(held.release), [turns, held]);
  return (
    <Provider store={held} serverState={turns.prerenderedState}>
      {children}
    </Provider>
  );
}

/** A store with the state of prerendering until it is released. Slices added later are included. */
function holdStore(store: Store<RootState>, prerenderedState: RootState): Store<RootState> & { release: () => void } {
  let isHeld = isPrerendered();
  let shown = prerenderedState;
  const listeners = new Set<() => void>();
  return {
    ...store,
    getState() {
      const current = store.getState();
      if (!isHeld) return current;
      if (Object.keys(current).length > Object.keys(shown).length) shown = { ...current, ...prerenderedState };
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      listeners.forEach((listener) => listener());
    },
  };
}
