import { put, select } from 'typed-redux-saga';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { readsOutdated, selectRead } from '#shared/reads/reads.slice.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { TransferApi } from './transfer.api.ts';
import { uplineRead } from './transfer.reads.ts';
import { uplineDraftKey } from './transfer.rules.ts';
import { uplineTransferSent, uplineTransferSubmitted } from './upline.slice.ts';

export interface UplineSagaDependencies {
  api: Pick<TransferApi, 'postToUpline'>;
  tabStorage: KeyValueStore;
}

export function makeUplineSaga({ api, tabStorage }: UplineSagaDependencies) {
  return function* uplineSaga() {
    yield* moneyAction({
      name: 'transferToUpline',
      command: uplineTransferSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postToUpline({ ...wanted, idempotencyKey }),
      *done({ number, at }, { amount }) {
        const { receiver = null, currency = '' } = (yield* select(selectRead(uplineRead, {}))).value ?? {};
        if (receiver !== null) yield* put(uplineTransferSent({ amount, receiver, currency, number, at }));
        tabStorage.remove(uplineDraftKey);
        yield* put(readsOutdated('upline'));
      },
      *refused({ code }) {
        // The member has another upline in the meantime, or its account is closed.
        if (code === 'FORBIDDEN') yield* put(readsOutdated('upline'));
      },
    });
  };
}
