import type { OpenIdSettings } from './openid-provider.ts';
import type { PhoneSettings } from './identity-toolkit.ts';

/** The external identity providers. */
export interface SignInSettings {
  /** OpenID Connect providers, in display order. */
  readonly providers?: readonly OpenIdSettings[];
  /** Services that check phones; the first that serves a merchant is the merchant's. */
  readonly phones?: readonly PhoneSettings[];
}
