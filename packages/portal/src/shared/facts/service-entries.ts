import type { ValueOf } from '@livery/contract/shapes';
import { createAppSelector } from '../store/app-selector.ts';
import { selectSiteSettings } from './site.slice.ts';

export type ServiceEntry = ValueOf<'siteSettings'>['customerService'][number];

/** External contact links whose address is safe. Addresses come from a server. */
export const selectServiceEntries = createAppSelector([selectSiteSettings], (settings): ServiceEntry[] =>
  (settings?.customerService ?? []).filter(({ path }) => ['https:', 'mailto:', 'tel:'].includes(URL.parse(path)?.protocol ?? '')),
);
