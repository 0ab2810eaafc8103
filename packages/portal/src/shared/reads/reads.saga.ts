import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { ServedRoute } from '@livery/contract/shapes';
import { failureOf } from '#api/api-failure.ts';
import type { Dependencies } from '../ports/feature.ts';
import { selectLanguage } from '../facts/preferences.slice.ts';
import { isWayInLeft } from '../store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '../store/events.ts';
import { abortable } from '../store/abortable.ts';
import { timedBy } from '../time/timed.ts';
import { questionOf, readOf, type Answer, type Question, type Read, type ReadQuery } from './read.ts';
import {
  readAnswered,
  readFailed,
  readLeft,
  readRequested,
  readRetried,
  readsOutdated,
  readWatched,
  selectRead,
  selectReads,
} from './reads.slice.ts';

/** The only saga that reads from the server, with at most one request per question. */
export function makeReadsSaga({ client, clock, page }: Pick<Dependencies, 'client' | 'clock' | 'page'>) {
  const tasks = new Map<string, Task>();

  function* read({ key, call: name, query }: Question) {
    yield* put(readRequested(key));
    try {
      const value = yield* call(abortable, (signal: AbortSignal) =>
        client.call(name, readOf(name).guard, { query: query as never, signal }),
      );
      yield* put(readAnswered({ key, call: name, value: isTimed(value) ? timedBy(clock, value) : value }));
    } catch (error) {
      yield* put(readFailed({ key, call: name, failure: failureOf(error) }));
    }
  }

  function* follow(question: Question) {
    const { every } = readOf(question.call);
    yield* call(read, question);
    while (every !== undefined) {
      yield* delay(every);
      if (page.isVisible()) yield* call(read, question);
    }
  }

  function* stop(key: string) {
    const task = tasks.get(key);
    tasks.delete(key);
    if (task !== undefined) yield* cancel(task);
  }

  function* start(question: Question) {
    yield* call(stop, question.key);
    tasks.set(question.key, yield* fork(follow, question));
  }

  function* watch({ payload: { key } }: ReturnType<typeof readWatched>) {
    const entry = (yield* select(selectReads))[key];
    if (entry !== undefined && entry.watchers === 1) yield* start(entry);
  }

  function* leave({ payload: key }: ReturnType<typeof readLeft>) {
    if (((yield* select(selectReads))[key]?.watchers ?? 0) === 0) yield* call(stop, key);
  }

  function* retry({ payload: key }: ReturnType<typeof readRetried>) {
    const entry = (yield* select(selectReads))[key];
    if (entry !== undefined) yield* start(entry);
  }

  function* refresh(action: Action) {
    for (const entry of Object.values(yield* select(selectReads))) {
      if (entry.watchers > 0 && isStale(readOf(entry.call), entry, action)) yield* start(entry);
    }
  }

  /** Drops the previous viewer's answers, so that a visitor never sees a member's data. */
  function* changeViewer({ type }: Action) {
    for (const entry of Object.values(yield* select(selectReads))) {
      const { audience } = readOf(entry.call);
      const isGone = entry.known.status === 'idle';
      if (entry.watchers === 0 || audience === 'anyone') continue;
      if (type === loggedIn.type || (isGone && audience === 'visitorOrMember')) yield* start(entry);
      else if (isGone) yield* call(stop, entry.key);
    }
  }

  return function* readsSaga() {
    yield* takeEvery(readWatched, watch);
    yield* takeEvery(readLeft, leave);
    yield* takeEvery(readRetried, retry);
    yield* takeEvery([loggedIn, loggedOut, isWayInLeft], changeViewer);
    yield* takeEvery('*', refresh);
    // Pages rendered before the saga ran have already requested theirs.
    for (const entry of Object.values(yield* select(selectReads))) if (entry.watchers > 0) yield* start(entry);
  };
}

function isStale({ call: name, staleBy }: Read, { query }: Question, action: Action): boolean {
  return readsOutdated.match(action) ? action.payload.includes(name) : staleBy?.(action, query) === true;
}

function isTimed(value: unknown): value is { now: string } {
  return typeof value === 'object' && value !== null && 'now' in value;
}

/** Refreshes a visible answer and waits for it. Null if it fails or is not visible. */
export function* readAgain<Name extends ServedRoute>(read: Read<Name>, query: ReadQuery<Name>) {
  const { key } = questionOf(read, query, yield* select(selectLanguage));
  if (((yield* select(selectReads))[key]?.watchers ?? 0) === 0) return null;
  yield* put(readsOutdated(read.call));
  const isEnd = (action: Action) =>
    (readFailed.match(action) && action.payload.key === key) ||
    (readLeft.match(action) && action.payload === key) ||
    loggedOut.match(action);
  const { answer } = yield* race({
    answer: take((action: Action) => readAnswered.match(action) && action.payload.key === key),
    end: take(isEnd),
  });
  return answer === undefined ? null : ((yield* select(selectRead(read, query))).value ?? null);
}

/** Updates a call's cached answers from a command's answer. */
export function* changeAnswers<Name extends ServedRoute>({ call: name }: Read<Name>, change: (value: Answer<Name>) => Answer<Name>) {
  for (const { key, call: of, known } of Object.values(yield* select(selectReads))) {
    if (of === name && known.value !== undefined) {
      yield* put(readAnswered({ key, call: name, value: change(known.value as Answer<Name>) }));
    }
  }
}
