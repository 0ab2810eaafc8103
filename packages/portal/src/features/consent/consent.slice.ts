import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { selectSiteSettings } from '#shared/facts/site.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';
import type { Purpose } from './purposes.data.ts';

/** A page by its row in the table of routes. The address pattern contains no ids of things or people. */
export interface ShownPage {
  name: string;
  route: string;
}

export interface ConsentState {
  /** The visitor's consent. Null until answered. */
  granted: Purpose[] | null;
  /** The browser refuses for the visitor (Global Privacy Control). */
  isRefusedByBrowser: boolean;
  /** `asked` by the site, or `opened` by a visitor who wants to change the answer. */
  question: 'closed' | 'asked' | 'opened';
  page: (ShownPage & { isCounted: boolean }) | null;
}

const initialState: ConsentState = { granted: null, isRefusedByBrowser: false, question: 'closed', page: null };

export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** Stored on the device, and reported by the browser. */
    answerRead(state, { payload }: PayloadAction<Pick<ConsentState, 'granted' | 'isRefusedByBrowser'>>) {
      Object.assign(state, payload);
      if (payload.granted !== null && state.question === 'asked') state.question = 'closed';
    },
    questionAsked(state) {
      state.question = 'asked';
    },
    choicesRequested(state) {
      state.question = 'opened';
    },
    choicesLeft(state) {
      state.question = 'closed';
    },
    answered(state, { payload }: PayloadAction<Purpose[]>) {
      state.granted = payload;
      state.question = 'closed';
    },
    pageShown(state, { payload }: PayloadAction<ShownPage>) {
      state.page = { ...payload, isCounted: false };
    },
    pageCounted(state) {
      if (state.page !== null) state.page.isCounted = true;
    },
  },
});

export const { answerRead, questionAsked, choicesRequested, choicesLeft, answered, pageShown, pageCounted } = consentSlice.actions;

export const selectGranted = (state: RootState) => state.consent?.granted ?? null;
export const selectIsRefusedByBrowser = (state: RootState) => state.consent?.isRefusedByBrowser === true;
export const selectQuestion = (state: RootState) => state.consent?.question ?? 'closed';
export const selectPage = (state: RootState) => state.consent?.page ?? null;

/** The collector's site id. Null if the operator counts nothing, so no consent is needed. */
export const selectSiteId = (state: RootState) => selectSiteSettings(state)?.analyticsId ?? null;

declare module '#shared/store/root-state.ts' {
  /** Loads once the page is idle, and only for brands that configure a collector. */
  interface RootState extends Partial<WithSlice<typeof consentSlice>> {}
}
