import type { ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/system.gen.js';
import type { FeatureTree, SiteSettings, SystemStatus } from '#shared/facts/site.slice.ts';

export interface SiteApi {
  getStatus(): Promise<SystemStatus>;
  getSettings(): Promise<SiteSettings>;
  getFlags(): Promise<FeatureTree>;
}

export function makeSiteApi(client: ApiClient): SiteApi {
  return {
    getStatus: () => client.call('systemStatus', guards.systemStatus),
    getSettings: () => client.call('siteSettings', guards.siteSettings),
    getFlags: async () => (await client.call('whitelabel', guards.whitelabel)).features,
  };
}

export type DomainRoutes = ValueOf<'domainRoute'>;

export interface DomainApi {
  /** Refused if the site is closed to the caller. */
  getDomainRoutes(): Promise<DomainRoutes>;
}

export function makeDomainApi(client: ApiClient): DomainApi {
  return { getDomainRoutes: () => client.call('domainRoute', guards.domainRoute) };
}
