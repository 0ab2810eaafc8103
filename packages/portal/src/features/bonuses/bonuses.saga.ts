import { put } from 'typed-redux-saga';
import { moneyAction } from '#shared/money/money-action.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import type { BonusesApi } from './bonuses.api.ts';
import { forfeitConfirmed } from './bonuses.commands.ts';

export function makeBonusesSaga(api: BonusesApi, tabStorage: KeyValueStore) {
  return function* bonusesSaga() {
    yield* moneyAction({
      name: 'forfeitBonus',
      command: forfeitConfirmed,
      tabStorage,
      target: ({ id }) => id,
      post: (wanted, idempotencyKey) => api.postForfeit({ ...wanted, idempotencyKey }),
      *done() {
        yield* put(dialogClosed('forfeitBonus'));
      },
      *refused({ code }) {
        if (code === 'NO_LONGER_OPEN') yield* put(readsOutdated('bonuses'));
      },
    });
  };
}
