import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ValueOf } from '@livery/contract/shapes';
import type { ClosingCode } from '#api/api-failure.ts';
import { idle, loadableCases, type Loadable } from '../reads/loadable.ts';
import type { RootState } from '../store/root-state.ts';

/** Origins, such as `https://pictures.acme.example`. */
export interface SessionHosts {
  images: string | null;
  games: string | null;
}

export type SystemStatus = ValueOf<'systemStatus'>;
export type SiteSettings = ValueOf<'siteSettings'>;
export type FeatureTree = ValueOf<'whitelabel'>['features'];

export interface SiteState {
  status: Loadable<SystemStatus>;
  settings: Loadable<SiteSettings>;
  /** The gateway's features, loaded by the first form that needs them. */
  flags: Loadable<FeatureTree>;
  isOffline: boolean;
  /** The last refusal that concerns the whole site. */
  told: ClosingCode | null;
  /** The operator's hosts for pictures and games in this session. Null to use the addresses as given. */
  hosts: SessionHosts;
  /** Why this visitor is blocked although the site is open. */
  refusal: Refusal | null;
}

/** Either the visitor's address is blocked, or the site has a foreign host name. */
export type Refusal = Exclude<ClosingCode, 'MAINTENANCE'>;

const initialState: SiteState = {
  status: idle,
  settings: idle,
  flags: idle,
  isOffline: false,
  told: null,
  hosts: { images: null, games: null },
  refusal: null,
};

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
    hostsPicked(state, action: PayloadAction<SessionHosts>) {
      state.hosts = action.payload;
    },
    /** A call was refused because the site is closed, for everyone or for this visitor. */
    siteRefused(state, action: PayloadAction<ClosingCode>) {
      state.told = action.payload;
    },
    /** Null lifts the block. */
    accessDecided(state, action: PayloadAction<Refusal | null>) {
      state.refusal = action.payload;
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
  hostsPicked,
  siteRefused,
  accessDecided,
} = siteSlice.actions;

/** The command to reload the page. */
export const reloadRequested = createAction('commands/reloadRequested');

export const selectSessionHosts = (state: RootState) => state.site.hosts;
export const selectIsOffline = (state: RootState) => state.site.isOffline;
export const selectSiteSettings = (state: RootState) => state.site.settings.value;
/** Whether inviting friends is offered. False until the settings say so. */
export const selectHasReferral = (state: RootState) => selectSiteSettings(state)?.availablePromo.REFERRAL.enabled === true;
export const selectFlags = (state: RootState) => state.site.flags;
/** The gateway's features are not known yet. */
export const selectAreFlagsComing = (state: RootState) => state.site.flags.value === undefined && state.site.flags.status !== 'failed';
export const selectToldRefusal = (state: RootState) => state.site.told;
export const selectRefusal = (state: RootState) => state.site.refusal;
export const selectSystemStatus = (state: RootState) => state.site.status.value;

export type Closure = 'maintenance' | 'region' | 'address' | 'domain';

/** A status without its flag shows the normal app. A refused request shows the page for blocked addresses (readings 40). */
export function selectClosure(state: RootState): Closure | null {
  const status = selectSystemStatus(state);
  if (status?.status === 1 && status.maintenance) return 'maintenance';
  if (status?.status === 2 && status.regionRestriction) return 'region';
  const refusal = selectRefusal(state);
  return refusal === null ? null : refusal === 'IP_BLOCKED' ? 'address' : 'domain';
}

declare module '../store/root-state.ts' {
  interface RootState extends WithSlice<typeof siteSlice> {}
}
