import type { OpenIdSettings } from './openid-provider.ts';
import type { PhoneSettings } from './identity-toolkit.ts';

/** The external identity providers. */
export interface SignInSettings {
  /** OpenID Connect providers, in display order. */
  readonly providers?: readonly OpenIdSettings[];
  /** Services that verify phones. A merchant uses the first that serves it. */
  readonly phones?: readonly PhoneSettings[];
}
