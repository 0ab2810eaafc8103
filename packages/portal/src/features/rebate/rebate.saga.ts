import { put } from 'typed-redux-saga';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import type { RebateApi } from './rebate.api.ts';
import { rebateClaimed } from './rebate.commands.ts';

export function makeRebateSaga(api: RebateApi, tabStorage: KeyValueStore) {
  return function* rebateSaga() {
    yield* moneyAction({
      name: 'claimRebate',
      command: rebateClaimed,
      tabStorage,
      post: (_wanted, idempotencyKey) => api.postClaim({ idempotencyKey }),
      *done() {
        yield* put(messageShown({ key: 'rebate', tone: 'positive', text: 'rebate:paid' }));
        yield* put(readsOutdated('rebate'));
      },
      *refused({ code }) {
        if (code === 'NOTHING_TO_CLAIM') yield* put(readsOutdated('rebate'));
      },
    });
  };
}
