import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure, FailureCode } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/store/submission.ts';
import type { Withdrawal } from './withdrawal.api.ts';

export type ReceiptKind = 'full' | 'partial' | 'none';

interface WithdrawalsState {
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
  request: editing,
  requested: null,
  recent: null,
  change: editing,
  refusedPictures: {},
};

export const withdrawalSlice = createSlice({
  name: 'withdrawal',
  initialState,
  reducers: {
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
    withdrawalChanged(state) {
      state.change = editing;
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
