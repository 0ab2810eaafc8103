import { combineSlices, configureStore, createAction, type Dispatch, type Slice, type Store, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { menusSlice } from '../facts/menus.slice.ts';
import { messagesSlice } from '../facts/messages.slice.ts';
import { moneySlice } from '../money/money.slice.ts';
import { readsSlice } from '../reads/reads.slice.ts';
import { dialogsSlice } from './dialogs.slice.ts';
import { preferencesSlice } from '../facts/preferences.slice.ts';
import { siteSlice } from '../facts/site.slice.ts';
import type { RootState } from './root-state.ts';
import { supervise, type SagaReport } from './supervise.ts';
import { viewerSlice } from '../facts/viewer.slice.ts';

export interface AppStore extends Store<RootState, UnknownAction> {
  dispatch: Dispatch<UnknownAction>;
  /** Adds a slice. Its initial state exists when this returns. Adding it again does nothing. */
  inject(slice: Pick<Slice, 'name' | 'reducerPath' | 'reducer'>): void;
  /** Runs a saga under supervision. A name runs only once. */
  run(name: string, saga: Saga): void;
  /** Cancels every saga. */
  stop(): void;
}

export interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** Called for a crashed saga, which is restarted. */
  onCrash?: SagaReport;
}

const sliceInjected = createAction<string>('store/sliceInjected');

export function createAppStore({ preloadedState, onCrash = rethrowLater }: StoreOptions = {}): AppStore {
  const rootReducer = combineSlices(
    viewerSlice,
    siteSlice,
    preferencesSlice,
    dialogsSlice,
    menusSlice,
    messagesSlice,
    readsSlice,
    moneySlice,
  );
  const sagaMiddleware = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagaMiddleware),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  });
  const injected = new Set<string>();
  const tasks = new Map<string, Task>();
  return {
    ...(store as unknown as Store<RootState, UnknownAction>),
    inject(slice) {
      if (injected.has(slice.name)) return;
      injected.add(slice.name);
      rootReducer.inject(slice);
      store.dispatch(sliceInjected(slice.name));
    },
    run(name, saga) {
      if (!tasks.has(name)) tasks.set(name, sagaMiddleware.run(supervise, name, saga, onCrash));
    },
    stop() {
      for (const task of tasks.values()) task.cancel();
      tasks.clear();
    },
  };
}

/** An unhandled error reaches the window's handlers without ending the saga's supervisor. */
function rethrowLater(_name: string, error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
