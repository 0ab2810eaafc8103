import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { languageChanged } from '../store/events.ts';
import type { RootState } from '../store/root-state.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** The visitor's choices, in local storage under one key. `language` is the language of the address. */
export interface PreferencesState {
  theme: ThemeChoice;
  language: string;
  balanceHidden: boolean;
  sideMenu: 'open' | 'closed';
}

const initialState: PreferencesState = { theme: 'system', language: 'pt', balanceHidden: false, sideMenu: 'open' };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    preferencesRestored(state, action: PayloadAction<Partial<Omit<PreferencesState, 'language'>>>) {
      Object.assign(state, action.payload);
    },
    themeChosen(state, action: PayloadAction<ThemeChoice>) {
      state.theme = action.payload;
    },
    balanceToggled(state) {
      state.balanceHidden = !state.balanceHidden;
    },
    sideMenuToggled(state) {
      state.sideMenu = state.sideMenu === 'open' ? 'closed' : 'open';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(languageChanged, (state, action) => {
      state.language = action.payload;
    });
  },
});

export const { preferencesRestored, themeChosen, balanceToggled, sideMenuToggled } = preferencesSlice.actions;

export const selectPreferences = (state: RootState) => state.preferences;
export const selectTheme = (state: RootState) => state.preferences.theme;
export const selectLanguage = (state: RootState) => state.preferences.language;
export const selectIsBalanceHidden = (state: RootState) => state.preferences.balanceHidden;
export const selectIsSideMenuOpen = (state: RootState) => state.preferences.sideMenu === 'open';

declare module '../store/root-state.ts' {
  interface RootState extends WithSlice<typeof preferencesSlice> {}
}
