import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ValueOf } from '@livery/contract/shapes';
import { idle, loadableCases, type Loadable } from './loadable.ts';
import type { RootState } from './store.ts';

export type SystemStatus = ValueOf<'systemStatus'>;
export type SiteSettings = ValueOf<'siteSettings'>;
export type FeatureTree = ValueOf<'whitelabel'>['features'];

export interface SiteState {
  status: Loadable<SystemStatus>;
  settings: Loadable<SiteSettings>;
  /** What the gateway offers; asked for by the first form that depends on it. */
  flags: Loadable<FeatureTree>;
  isOffline: boolean;
}

const initialState: SiteState = { status: idle, settings: idle, flags: idle, isOffline: false };

const statusCases = loadableCases<'status', SystemStatus>('status');
const flagsCases = loadableCases<'flags', FeatureTree>('flags');
const settingsCases = loadableCases<'settings', SiteSettings>('settings');

export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    statusRequested: statusCases.requested,
    statusLoaded: statusCases.loaded,
    statusFailed: statusCases.failed,
    settingsRequested: settingsCases.requested,
    settingsLoaded: settingsCases.loaded,
    settingsFailed: settingsCases.failed,
    flagsRequested: flagsCases.requested,
    flagsLoaded: flagsCases.loaded,
    flagsFailed: flagsCases.failed,
    connectionChanged(state, action: PayloadAction<{ isOffline: boolean }>) {
      state.isOffline = action.payload.isOffline;
    },
  },
});

export const {
  statusRequested,
  statusLoaded,
  statusFailed,
  settingsRequested,
  settingsLoaded,
  settingsFailed,
  flagsRequested,
  flagsLoaded,
  flagsFailed,
  connectionChanged,
} = siteSlice.actions;

/** The command to fetch the whole page anew. */
export const reloadRequested = createAction('commands/reloadRequested');

export const selectIsOffline = (state: RootState) => state.site.isOffline;
export const selectSiteSettings = (state: RootState) => state.site.settings.value;
export const selectFlags = (state: RootState) => state.site.flags;
export const selectSystemStatus = (state: RootState) => state.site.status.value;

/** A status without its flag shows the normal app (readings 40). */
export function selectClosure(state: RootState): 'maintenance' | 'region' | null {
  const status = selectSystemStatus(state);
  if (status?.status === 1 && status.maintenance) return 'maintenance';
  if (status?.status === 2 && status.regionRestriction) return 'region';
  return null;
}
