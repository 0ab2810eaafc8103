import { put, select } from 'typed-redux-saga';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import { readsOutdated, selectShown } from '#shared/reads/reads.slice.ts';
import { downlineTransferSent, downlineTransferSubmitted } from './downline.slice.ts';
import type { TransferApi } from './transfer.api.ts';
import { downlineRead } from './transfer.reads.ts';
import { downlineDraftKey } from './transfer.rules.ts';

export interface DownlineSagaDependencies {
  api: Pick<TransferApi, 'postToDownline'>;
  tabStorage: KeyValueStore;
}

export function makeDownlineSaga({ api, tabStorage }: DownlineSagaDependencies) {
  return function* downlineSaga() {
    yield* moneyAction({
      name: 'transferToDownline',
      command: downlineTransferSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postToDownline({ ...wanted, idempotencyKey }),
      *done({ number, at }, { amount, receiver: id }) {
        const shown = yield* select(selectShown(downlineRead));
        const named = shown.find(({ receiver }) => receiver?.id === id);
        tabStorage.remove(downlineDraftKey);
        if (named !== undefined && named.receiver !== null) {
          yield* put(downlineTransferSent({ amount, receiver: named.receiver, currency: named.currency, number, at }));
        }
        yield* put(readsOutdated('downline'));
      },
      *refused({ code }) {
        // The member has left the team in the meantime, or its account is closed.
        if (code === 'FORBIDDEN') yield* put(readsOutdated('downline'));
      },
    });
  };
}
