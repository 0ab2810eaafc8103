import type { OpenIdSettings } from './openid-provider.ts';
import type { PhoneSettings } from './identity-toolkit.ts';

/** Who else may say who a visitor is. */
export interface SignInSettings {
  /** By OpenID Connect, in the order in which they are offered. */
  readonly providers?: readonly OpenIdSettings[];
  /** Services that check phones; the first that serves a merchant is the merchant's. */
  readonly phones?: readonly PhoneSettings[];
}
