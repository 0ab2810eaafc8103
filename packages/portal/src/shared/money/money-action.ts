import type { PayloadAction } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { failureOf, type Failure } from '#api/api-failure.ts';
import { selectAccount } from '../facts/viewer.slice.ts';
import type { KeyValueStore } from '../ports/feature.ts';
import { balanceChanged, loggedOut } from '../store/events.ts';
import { editing, refused, sending, uncertain } from '../store/submission.ts';
import type { MoneyCall } from './money-command.ts';
import { isJudged, isUnknownOutcome } from './outcome.ts';
import { selectSubmission, submissionChanged, type MoneyPlace } from './money.slice.ts';

/** Milliseconds before each retry while the outcome is unknown. */
const pauses = [1_000, 3_000, 6_000];

interface MoneyRequest<Answer> extends MoneyPlace {
  /** Identifies the request. Another text is another request with its own key. */
  wanted: string;
  /** Session storage, so that a reload continues with the same key. */
  tabStorage: KeyValueStore;
  post: (idempotencyKey: string) => Promise<Answer>;
}

/**
 * Sends a request that moves money, and repeats it under the same key while its outcome is unknown. The gateway repeats
 * its answer for a known key, so nothing is done twice. Ends with the answer, with a refusal, or with null if the
 * member logged out first.
 */
export function* sendMoney<Answer>(request: MoneyRequest<Answer>) {
  const { sent } = yield* race({ sent: call(tryUntilKnown<Answer>, request), left: take(loggedOut) });
  return sent ?? null;
}

type Sent<Answer> = { answer: Answer } | { failure: Failure };

function* tryUntilKnown<Answer>({ name, target, wanted, tabStorage, post }: MoneyRequest<Answer>) {
  const change = (submission: Parameters<typeof submissionChanged>[0]['submission']) =>
    put(submissionChanged({ name, target, submission }));
  const place = ['livery.money', name, ...(target === undefined ? [] : [target])].join('.');
  const memberId = (yield* select(selectAccount))?.id ?? null;
  const kept = readKey(tabStorage.get(place), memberId, wanted);
  const key = kept ?? crypto.randomUUID();
  if (kept === null) tabStorage.set(place, `${key} ${memberId ?? ''} ${wanted}`);
  yield* change(sending);
  let isOpen = kept !== null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = yield* call(post, key);
      tabStorage.remove(place);
      yield* change(editing);
      return { answer } as Sent<Answer>;
    } catch (error) {
      const failure = failureOf(error);
      const isUnknown = isUnknownOutcome(failure.code);
      isOpen ||= isUnknown;
      if (!isOpen || isJudged(failure.code)) tabStorage.remove(place);
      const pause = pauses[attempt];
      if (!isUnknown || pause === undefined) {
        yield* change(refused(failure));
        return { failure } as Sent<Answer>;
      }
      yield* change(uncertain);
      yield* delay(pause);
    }
  }
}

/** The idempotency key of a member's earlier attempt with an unknown outcome. After a reload the member id may be unknown. */
function readKey(kept: string | null, memberId: number | null, wanted: string): string | null {
  const [key = '', id = ''] = kept?.split(' ', 2) ?? [];
  const isOwn = memberId === null || id === '' || id === String(memberId);
  return isOwn && kept === `${key} ${id} ${wanted}` ? key : null;
}

type Step = Generator<unknown, unknown, never>;

interface MoneyAction<Payload, Answer> {
  name: MoneyCall;
  command: { match: (action: unknown) => action is PayloadAction<Payload>; type: string };
  tabStorage: KeyValueStore;
  post: (payload: Payload, idempotencyKey: string) => Promise<Answer>;
  /** The row, in a list where each row has a button. */
  target?: (payload: Payload) => string | number;
  /** The parts of the payload that identify the request. By default everything except the withdrawal PIN. */
  identity?: (payload: Payload) => unknown;
  /** Runs once the money has moved. */
  done: (answer: Answer, payload: Payload) => Step;
  /** Runs after a refusal, never after an unknown outcome. */
  refused?: (failure: Failure, payload: Payload) => Step;
  /** False if the feature announces the new balance itself, later. */
  tellsBalance?: boolean;
}

/** The only way to move money. Presses during a request do nothing. */
export function* moneyAction<Payload extends object, Answer>(action: MoneyAction<Payload, Answer>) {
  const { name, command, tabStorage, post, target, identity = withoutPassword, tellsBalance = true } = action;
  yield* takeEvery(command.match, function* ({ payload }: PayloadAction<Payload>) {
    const at = { name, target: target?.(payload) };
    if ((yield* select(selectSubmission(at.name, at.target))).status === 'sending') return;
    const wanted = JSON.stringify(identity(payload));
    const sent = yield* sendMoney({ ...at, wanted, tabStorage, post: (key) => post(payload, key) });
    if (sent === null) return;
    if ('answer' in sent) {
      yield* call(action.done, sent.answer, payload);
      if (tellsBalance) yield* put(balanceChanged());
    } else if (action.refused !== undefined && !isUnknownOutcome(sent.failure.code)) yield* call(action.refused, sent.failure, payload);
  });
}

function withoutPassword(payload: object): object {
  return { ...payload, paymentPassword: undefined };
}
