import { pageNames } from '@livery/brand/public-brand';

/** Session storage: the token of this tab, and the merchant code, which outlives a logout. */
export const { tokenKey } = pageNames;
export const merchantKey = 'livery.merchant';
/** Local storage: one JSON with what the visitor chose; the boot script reads it before paint. */
export const { preferencesKey } = pageNames;
