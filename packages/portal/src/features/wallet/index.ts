import type { Feature } from '#shared/ports/feature.ts';
import { makeWalletApi } from './wallet.api.ts';
import { makeWalletSaga } from './wallet.saga.ts';
import { walletSlice } from './wallet.slice.ts';

/** The member's balance, always visible. */
export const wallet: Feature = {
  name: 'wallet',
  slice: walletSlice,
  makeSaga: ({ client, page }) => makeWalletSaga({ api: makeWalletApi(client), page }),
};
