import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export interface ProfileState {
  /** State of the open dialog. One at a time. */
  submission: Submission;
}

const initialState: ProfileState = { submission: editing };

export const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileSubmitted(state, _action: PayloadAction<BodyOf<'editProfile'>>) {
      state.submission = sending;
    },
    contactSubmitted(state, _action: PayloadAction<BodyOf<'confirmContact'>>) {
      state.submission = sending;
    },
    pictureSubmitted(state, _action: PayloadAction<Blob>) {
      state.submission = sending;
    },
    profileRefused(state, { payload }: PayloadAction<Failure>) {
      state.submission = refused(payload);
    },
    profileKept(state) {
      state.submission = editing;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogRequested, (state) => {
        if (state.submission.status === 'refused') state.submission = editing;
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const { profileSubmitted, contactSubmitted, pictureSubmitted, profileRefused, profileKept } = profileSlice.actions;
