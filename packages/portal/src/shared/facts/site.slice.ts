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
  /** What the gateway offers; asked for by the first form that depends on it. */
  flags: Loadable<FeatureTree>;
  isOffline: boolean;
  /** What a call of the site was last refused with, as a whole. */
  told: ClosingCode | null;
  /** Which of the operator's hosts this session takes pictures and games from; null: where they are said to be. */
  hosts: SessionHosts;
  /** Why this visitor is kept out although the site is open. */
  refusal: Refusal | null;
}

/** This address is blocked, or the site stands under a name that is not the operator's. */
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
    /** Some call was answered that the site is closed, to all or to this visitor. */
    siteRefused(state, action: PayloadAction<ClosingCode>) {
      state.told = action.payload;
    },
    /** Null: nothing keeps the visitor out any more. */
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
/** Whether inviting friends is offered; not until the settings say so. */
export const selectHasReferral = (state: RootState) => selectSiteSettings(state)?.availablePromo.REFERRAL.enabled === true;
export const selectFlags = (state: RootState) => state.site.flags;
/** What the gateway offers is not known yet. */
export const selectAreFlagsComing = (state: RootState) => state.site.flags.value === undefined && state.site.flags.status !== 'failed';
export const selectToldRefusal = (state: RootState) => state.site.told;
export const selectRefusal = (state: RootState) => state.site.refusal;
export const selectSystemStatus = (state: RootState) => state.site.status.value;

export type Closure = 'maintenance' | 'region' | 'address' | 'domain';

/** A status without its flag shows the normal app, and the page of a blocked address answers a refused request (readings 40). */
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
