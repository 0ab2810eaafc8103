import { put } from 'typed-redux-saga';
import { moneyAction } from '#shared/money/money-action.ts';
import { sayPaid } from '#shared/money/say-paid.ts';
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
      *done({ amount }) {
        yield* sayPaid('rebate:paid', amount);
        yield* put(readsOutdated('rebate'));
      },
      *refused({ code }) {
        if (code === 'NOTHING_TO_CLAIM') yield* put(readsOutdated('rebate'));
      },
    });
  };
}
