import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { failed, idle, loading, ready, type Loadable } from './loadable.ts';
import type { RootState } from './store.ts';

export type SystemStatus = ValueOf<'systemStatus'>;
export type SiteSettings = ValueOf<'siteSettings'>;

export interface SiteState {
  status: Loadable<SystemStatus>;
  settings: Loadable<SiteSettings>;
  isOffline: boolean;
}

const initialState: SiteState = { status: idle, settings: idle, isOffline: false };

export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    statusRequested(state) {
      state.status = loading(state.status);
    },
    statusLoaded(state, action: PayloadAction<SystemStatus>) {
      state.status = ready(action.payload);
    },
    statusFailed(state, action: PayloadAction<Failure>) {
      state.status = failed(action.payload, state.status);
    },
    settingsRequested(state) {
      state.settings = loading(state.settings);
    },
    settingsLoaded(state, action: PayloadAction<SiteSettings>) {
      state.settings = ready(action.payload);
    },
    settingsFailed(state, action: PayloadAction<Failure>) {
      state.settings = failed(action.payload, state.settings);
    },
    connectionChanged(state, action: PayloadAction<{ isOffline: boolean }>) {
      state.isOffline = action.payload.isOffline;
    },
  },
});

export const { statusRequested, statusLoaded, statusFailed, settingsRequested, settingsLoaded, settingsFailed, connectionChanged } =
  siteSlice.actions;

/** The command to fetch the whole page anew. */
export const reloadRequested = createAction('commands/reloadRequested');

export const selectIsOffline = (state: RootState) => state.site.isOffline;
export const selectSiteSettings = (state: RootState) => state.site.settings.value;
export const selectSystemStatus = (state: RootState) => state.site.status.value;

/** A status without its flag shows the normal app (readings 40). */
export function selectClosure(state: RootState): 'maintenance' | 'region' | null {
  const status = selectSystemStatus(state);
  if (status?.status === 1 && status.maintenance) return 'maintenance';
  if (status?.status === 2 && status.regionRestriction) return 'region';
  return null;
}
