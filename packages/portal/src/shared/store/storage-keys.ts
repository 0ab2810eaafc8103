import { pageNames } from '@livery/brand/public-brand';

/** Session storage: the token of this tab, and the merchant code, which outlives a logout. */
export const { tokenKey } = pageNames;
export const merchantKey = 'livery.merchant';
/** Local storage: the visitor's choices as JSON. The boot script reads it before the first paint. */
export const { preferencesKey } = pageNames;
/** Session storage: the inviting member's code. */
export const referralKey = 'livery.referralCode';

/** The code of the agent's link that the visitor followed, then a space and its sub-id. */
export const invitationKey = 'livery.invitation';
/** Cookie: the username, if the member asked to be remembered, for one day (specification, section 9). */
export const rememberCookie = 'livery-username';
export const rememberSeconds = 86_400;
