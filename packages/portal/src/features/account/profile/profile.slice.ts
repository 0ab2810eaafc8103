import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf, MemberPicture, Profile } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, ready, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { FieldRules } from './profile.api.ts';

export interface ProfileState {
  current: Loadable<Profile>;
  /** The merchant's, for what they have one. */
  rules: FieldRules;
  picture: Loadable<MemberPicture>;
  /** Of the dialog that is open: one at a time. */
  submission: Submission;
}

const initialState: ProfileState = { current: idle, rules: {}, picture: idle, submission: editing };
const profile = loadableCases<'current', Profile>('current');
const picture = loadableCases<'picture', MemberPicture>('picture');

export const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileRequested: profile.requested,
    profileLoaded: profile.loaded,
    profileFailed: profile.failed,
    rulesLoaded(state, { payload }: PayloadAction<FieldRules>) {
      state.rules = payload;
    },
    pictureRequested: picture.requested,
    pictureLoaded: picture.loaded,
    pictureFailed: picture.failed,
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
    profileKept(state, { payload }: PayloadAction<Profile>) {
      state.current = ready(payload);
      state.submission = editing;
    },
    pictureKept(state, { payload }: PayloadAction<MemberPicture>) {
      state.picture = ready(payload);
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

export const {
  profileRequested,
  profileLoaded,
  profileFailed,
  rulesLoaded,
  pictureRequested,
  pictureLoaded,
  pictureFailed,
  profileSubmitted,
  contactSubmitted,
  pictureSubmitted,
  profileRefused,
  profileKept,
  pictureKept,
} = profileSlice.actions;
