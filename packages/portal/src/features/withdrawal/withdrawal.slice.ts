import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure, FailureCode } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, loading, queriedList, type Loadable, type QueriedList } from '#shared/reads/loadable.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/store/submission.ts';
import type { Timed } from '#shared/time/timed.ts';
import type { WantedPage, Withdrawal, WithdrawalPage, WithdrawalTerms, WithdrawalTotals } from './withdrawal.api.ts';

export type ReceiptKind = 'full' | 'partial' | 'none';

type KnownPage = Timed<WithdrawalPage>;

interface WithdrawalsState extends QueriedList<WantedPage, KnownPage> {
  terms: Loadable<WithdrawalTerms>;
  /** Of all that the filters let through. */
  totals: Loadable<WithdrawalTotals>;
  request: Submission;
  /** What was asked for last, until another one is begun. */
  requested: Withdrawal | null;
  /** The same once more is asked about for a while. `at` is by this device's clock. */
  recent: RecentWithdrawal | null;
  /** Of the dialog about one withdrawal. */
  change: Submission;
  /** Why pictures of a proof were not taken, by their place. */
  refusedPictures: Record<number, FailureCode>;
}

export interface WantedWithdrawal {
  accountId: number;
  amount: number;
  paymentPassword: string;
}

type RecentWithdrawal = Omit<WantedWithdrawal, 'paymentPassword'> & { at: number };

/** `received` in minor units, of a receipt in part; pictures prove that nothing came. */
export interface ToldReceipt {
  withdrawalId: number;
  receipt: ReceiptKind;
  received?: number;
  pictures: readonly Blob[];
}

const initialState: WithdrawalsState = {
  terms: idle,
  list: idle,
  totals: idle,
  wanted: null,
  shown: null,
  request: editing,
  requested: null,
  recent: null,
  change: editing,
  refusedPictures: {},
};

const filterOf = (wanted: WantedPage | null) => JSON.stringify({ ...wanted, after: undefined });

const terms = loadableCases<'terms', WithdrawalTerms>('terms');
const totals = loadableCases<'totals', WithdrawalTotals>('totals');

export const withdrawalSlice = createSlice({
  name: 'withdrawal',
  initialState,
  reducers: {
    termsRequested: terms.requested,
    termsLoaded: terms.loaded,
    termsFailed: terms.failed,
    /** The totals of another filter go at once. */
    pageRequested(state, { payload }: PayloadAction<WantedPage>) {
      const isSame = filterOf(state.wanted) === filterOf(payload);
      queriedList.requested(state, payload);
      state.totals = loading(isSame ? state.totals : {});
    },
    pageLoaded(state, { payload }: PayloadAction<KnownPage>) {
      queriedList.loaded(state, payload);
    },
    pageFailed(state, { payload }: PayloadAction<Failure>) {
      queriedList.failed(state, payload);
    },
    totalsLoaded: totals.loaded,
    totalsFailed: totals.failed,
    withdrawalSubmitted(state, _action: PayloadAction<WantedWithdrawal>) {
      state.request = sending;
      state.requested = null;
    },
    withdrawalChecked(state) {
      state.request = uncertain;
    },
    withdrawalRequested(state, { payload }: PayloadAction<{ withdrawal: Withdrawal; recent: RecentWithdrawal }>) {
      state.request = editing;
      state.requested = payload.withdrawal;
      state.recent = payload.recent;
    },
    withdrawalBegun(state) {
      state.requested = null;
    },
    withdrawalRefused(state, { payload }: PayloadAction<Failure>) {
      state.request = refused(payload);
    },
    receiptSubmitted(state, _action: PayloadAction<ToldReceipt>) {
      state.change = sending;
      state.refusedPictures = {};
    },
    pictureRefused(state, { payload: { place, code } }: PayloadAction<{ place: number; code: FailureCode }>) {
      state.change = editing;
      state.refusedPictures[place] = code;
    },
    cancellationConfirmed(state, _action: PayloadAction<number>) {
      state.change = sending;
    },
    withdrawalChanged(state, { payload }: PayloadAction<Withdrawal>) {
      state.change = editing;
      const items = state.list.value?.items;
      const place = items?.findIndex(({ withdrawalId }) => withdrawalId === payload.withdrawalId) ?? -1;
      if (items !== undefined && place !== -1) items[place] = payload;
    },
    changeChecked(state) {
      state.change = uncertain;
    },
    changeRefused(state, { payload }: PayloadAction<Failure>) {
      state.change = refused(payload);
    },
  },
  extraReducers: (builder) => {
    for (const event of [dialogRequested, dialogClosed])
      builder.addCase(event, (state) => {
        if (state.change.status === 'refused') state.change = editing;
        state.refusedPictures = {};
      });
    builder.addCase(loggedOut, () => initialState);
  },
});

export const {
  termsRequested,
  termsLoaded,
  termsFailed,
  pageRequested,
  pageLoaded,
  pageFailed,
  totalsLoaded,
  totalsFailed,
  withdrawalSubmitted,
  withdrawalRequested,
  withdrawalBegun,
  withdrawalRefused,
  receiptSubmitted,
  pictureRefused,
  cancellationConfirmed,
  withdrawalChanged,
  withdrawalChecked,
  changeChecked,
  changeRefused,
} = withdrawalSlice.actions;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof withdrawalSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** What the member says of a payment. */
    receipt: { withdrawal: Withdrawal; receipt: ReceiptKind };
    cancelWithdrawal: { withdrawal: Withdrawal };
  }
}
