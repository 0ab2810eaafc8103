import type { Action } from '@reduxjs/toolkit';
import { channel, type Channel } from 'redux-saga';
import { put, race, select, take } from 'typed-redux-saga';
import type { ConfirmationWay } from '@livery/contract/envelope';
import type { Confirm } from '#api/confirmed.ts';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { identityConfirmed, loggedOut } from '#shared/store/events.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';

interface Question {
  readonly ways: ConfirmationWay[];
  readonly answer: (isConfirmed: boolean) => void;
}

/** The dialog that calls wait for. Concurrent calls share one answer. */
export function createConfirmation(): { readonly confirm: Confirm; readonly saga: () => Generator } {
  const questions = channel<Question>();
  let asked: Promise<boolean> | null = null;
  return {
    confirm(ways) {
      asked ??= new Promise<boolean>((answer) => questions.put({ ways, answer })).finally(() => {
        asked = null;
      });
      return asked;
    },
    saga: makeConfirmationSaga(questions),
  };
}

function makeConfirmationSaga(questions: Channel<Question>) {
  return function* confirmationSaga() {
    for (;;) {
      const { ways, answer } = yield* take(questions);
      const account = yield* select(selectAccount);
      yield* put(dialogRequested({ kind: 'confirmIdentity', ways, accountId: account?.id ?? null }));
      const { isConfirmed } = yield* race({ isConfirmed: take(identityConfirmed), left: take(isLeft) });
      answer(isConfirmed !== undefined);
    }
  };
}

const isLeft = (action: Action) => loggedOut.match(action) || (dialogClosed.match(action) && action.payload === 'confirmIdentity');
